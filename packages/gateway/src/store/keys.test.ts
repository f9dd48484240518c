import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import fc from 'fast-check'
import { isKey, tenantOfKey } from './keys'
import { sendSigned } from './testing/signed'
import { codeOf, root, sendRaw, storeClient } from './testing/storeClient'

describe('F-GW-3 path traversal and unusual bytes in object keys', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
    const theirs = storeClient(await gateway.lendStoreKeys({ hotelId: '100102' }))
    await theirs.put('1001/100102/theirs', Buffer.from('theirs'), {
      headers: { 'x-oss-object-acl': 'private' },
    })
  })
  after(() => gateway.stop())

  const climbing = [
    `${root}../100102/theirs`,
    `${root}a/../../100102/theirs`,
    `${root}./theirs`,
    `${root}..`,
    `${root}..\\100102\\theirs`,
    `${root}a/..\\..`,
    '../../etc/passwd',
    '/etc/passwd',
    '//etc',
    '\\windows',
  ]
  const odd = [
    `${root}nul\0`,
    `${root}line\nfeed`,
    `${root}\u001b[31m`,
    `${root}\u007f`,
    `${root}\u0085`,
    `${root}\ufffe`,
    `${root}\uffff`,
    `${root}${'长'.repeat(400)}`,
    `${root}${'x'.repeat(1024)}`,
  ]

  test('F-GW-3 `..`, a leading slash, control characters or a name that is too long: InvalidObjectName', async () => {
    for (const key of [...climbing, ...odd])
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answer = await sendSigned(keys, method, key, { body: Buffer.from('x') })
        assert.deepEqual([answer.status, codeOf(answer)], [400, 'InvalidObjectName'], JSON.stringify(key))
      }
  })

  test('F-GW-3 the same in the source of a copy; a list of deletions that contains one deletes nothing', async () => {
    for (const key of climbing) {
      const source = `/eb-store/${encodeURIComponent(key)}`
      const copied = await sendSigned(keys, 'PUT', `${root}copy`, {
        headers: { 'x-oss-copy-source': source },
      })
      assert.ok([400, 403].includes(copied.status), `${copied.status} ${key}`)
      const body = Buffer.from(`<Delete><Object><Key>${key}</Key></Object></Delete>`)
      const deleted = await sendSigned(keys, 'POST', '', { query: { delete: '' }, body })
      assert.ok([200, 403].includes(deleted.status), key)
    }
    const [left] = await gateway.sql("select size from stored_object where object_key = '1001/100102/theirs'")
    assert.ok(left)
  })

  test('F-GW-3 decodes once, and refuses invalid UTF-8', async () => {
    for (const path of ['%E0%A4%A', '%', '%ff', '%C0%AE%C0%AE/x', '%ED%A0%80']) {
      const answer = await sendRaw(gateway.url, `/eb-store/${root}${path}`)
      assert.deepEqual([answer.status, codeOf(answer)], [400, 'InvalidURI'], path)
    }
    const twice = `${root}%2e%2e%2f100102%2ftheirs`
    await storeClient(keys).put(twice, Buffer.from('a name of percent signs'))
    const [row] = await gateway.sql<{ object_key: string }>(
      "select object_key from stored_object where object_key like '%\\%2e%'",
    )
    assert.equal(row?.object_key, twice)
  })

  test('F-GW-3 literal dots in an address do not lead to another key', async () => {
    for (const path of [
      `/eb-store/${root}../100102/theirs`,
      `/eb-store/${root}%2e%2e/100102/theirs`,
      '/eb-store/../healthz',
      '/eb-store/..%2fhealthz',
    ]) {
      const answer = await sendRaw(gateway.url, path)
      assert.deepEqual([answer.status, codeOf(answer)], [400, 'InvalidObjectName'], path)
    }
  })

  test('F-GW-3 keys without a brand and a store, or with an invalid brand, have no owner', async () => {
    for (const key of [
      'a',
      'a/b',
      '1001',
      '1001/100101',
      '1001//x',
      '1001/100101,100102/theirs',
      '9/9/9',
      "'; drop table stored_object; --/a/b",
    ]) {
      const read = await sendRaw(gateway.url, `/eb-store/${encodeURIComponent(key).replaceAll('%2F', '/')}`)
      assert.deepEqual([read.status, codeOf(read)], [404, 'NoSuchKey'], key)
      const written = await sendSigned(keys, 'PUT', key, { body: Buffer.from('x') })
      assert.ok([400, 403].includes(written.status), `${written.status} ${key}`)
    }
  })

  test('F-GW-3 an address that only begins like the store’s is another route', async () => {
    for (const path of ['/eb-stores', '/eb-storex/1001/100101/a', '/eb-store.html'])
      assert.equal((await sendRaw(gateway.url, path)).status, 404, path)
  })

  test('F-GW-3 no text is both a valid key and a path out of its tenant', () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '', '1001', '100101', '%2e%2e', ' ', '\\', 'a..', '..a', '\u2024\u2024'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join('/'))
    fc.assert(
      fc.property(text, (key) => {
        if (!isKey(key)) return
        const resolved = decodeURIComponent(
          new URL(`http://h/${key.split('/').map(encodeURIComponent).join('/')}`).pathname,
        )
        // browsers and proxies normalise it to what was checked
        assert.equal(resolved, `/${key}`)
        const tenant = tenantOfKey(key)
        if (tenant) assert.ok(key.startsWith(`${tenant.brandId}/${tenant.hotelId}/`))
      }),
      { numRuns: process.env.EB_SOAK ? 100_000 : 2_000 },
    )
  })
})
