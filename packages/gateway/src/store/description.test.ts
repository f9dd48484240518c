import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type SignedOptions, sendSigned } from './testing/signed'
import { codeOf, root, sendRaw } from './testing/storeClient'

describe('metadata of an object', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-log-'))
    gateway = await startTestGateway({ settings: { log: { level: 'warn', file: join(folder, 'log') } } })
    keys = await gateway.lendStoreKeys()
  })
  after(async () => {
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (method: string, name: string, options?: SignedOptions) =>
    sendSigned(keys, method, root + name, options)
  const said: Record<string, string> = {
    'content-type': 'image/png',
    'cache-control': 'max-age=60',
    'content-disposition': 'inline; filename=a.png',
    'content-encoding': 'identity',
    'content-language': 'zh',
    expires: 'Sun, 22 Nov 2026 08:00:00 GMT',
    'x-oss-meta-owner': 'clerk',
    'x-oss-meta-room': '101',
  }
  const saidOf = async (name: string) => {
    const { headers } = await ask('HEAD', name)
    return Object.fromEntries(
      Object.keys(said).flatMap((each) => (headers[each] ? [[each, headers[each]]] : [])),
    )
  }
  const bare = { 'content-type': 'application/octet-stream', 'cache-control': 'no-cache' }
  const copy = (name: string, headers: Record<string, string>) =>
    ask('PUT', name, { headers: { 'x-oss-copy-source': `/eb-store/${root}said`, ...headers } })
  const aclOf = async (name: string) =>
    /<Grant>(.+)<\/Grant>/.exec((await ask('GET', name, { query: { acl: '' } })).body.toString())?.[1]

  test('is stored and returned; absent headers stay absent', async () => {
    const put = await ask('PUT', 'said', {
      headers: { ...said, 'x-oss-object-acl': 'private', 'x-other': 'x' },
      body: Buffer.from('hello'),
    })
    assert.deepEqual(
      [put.headers.etag, put.headers['content-md5']],
      ['"5D41402ABC4B2A76B9719D911017C592"', 'XUFAKrxLKna5cZ2REBfFkg=='],
    )
    assert.deepEqual(await saidOf('said'), said)
    assert.equal(await aclOf('said'), 'private')
    assert.equal((await ask('HEAD', 'said')).headers['x-other'], undefined)
    await ask('PUT', 'bare')
    assert.deepEqual(await saidOf('bare'), bare)
    assert.equal(await aclOf('bare'), 'default')
    const [row] = await gateway.sql(
      "select headers, meta, created_by, size from stored_object where object_key like '%/bare'",
    )
    assert.deepEqual(row, { headers: {}, meta: {}, created_by: '100191', size: row?.size })
  })

  test('of a multipart upload is set when it starts', async () => {
    const begun = await ask('POST', 'parts', { headers: said, query: { uploads: '' } })
    const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begun.body.toString())?.[1] as string
    await ask('PUT', 'parts', { query: { uploadId, partNumber: '1' }, body: Buffer.from('hello') })
    const complete = await ask('POST', 'parts', {
      query: { uploadId },
      headers: { 'x-oss-complete-all': 'YES' },
    })
    assert.equal(complete.status, 200)
    assert.deepEqual(await saidOf('parts'), said)
    const empty = await ask('POST', 'none', { query: { uploads: '' } })
    const none = /<UploadId>(.+)<\/UploadId>/.exec(empty.body.toString())?.[1] as string
    const refused = await ask('POST', 'none', {
      query: { uploadId: none },
      headers: { 'x-oss-complete-all': 'yes' },
    })
    assert.equal(codeOf(refused), 'InvalidPart')
    assert.match(refused.body.toString(), /<Message>The upload has no part\./)
    const not = await ask('POST', 'none', {
      query: { uploadId: none },
      headers: { 'x-oss-complete-all': 'no' },
    })
    assert.equal(codeOf(not), 'MalformedXML')
  })

  test('of a copy is the source’s, or with REPLACE the request’s; its ACL is not copied', async () => {
    await copy('copy', { 'x-oss-meta-owner': 'nobody', 'content-type': 'text/plain' })
    assert.deepEqual([await saidOf('copy'), await aclOf('copy')], [said, 'default'])
    await copy('copy', { 'x-oss-metadata-directive': 'COPY', 'x-oss-object-acl': 'private' })
    assert.deepEqual([await saidOf('copy'), await aclOf('copy')], [said, 'private'])
    await copy('copy', {
      'x-oss-metadata-directive': 'replace',
      'content-type': 'text/plain',
      'x-oss-meta-owner': 'nobody',
    })
    assert.deepEqual(await saidOf('copy'), {
      'content-type': 'text/plain',
      'cache-control': 'no-cache',
      'x-oss-meta-owner': 'nobody',
    })
  })

  test('private objects are readable with a signature only, by every operation', async () => {
    const paths = ['', '?x-oss-process=image/info']
    for (const path of paths)
      for (const method of ['GET', 'HEAD'])
        assert.equal(
          (await sendRaw(gateway.url, `/eb-store/${root}said${path}`, { method })).status,
          path && method === 'HEAD' ? 501 : 403,
        )
    const elsewhere = await gateway.lendStoreKeys({ hotelId: '100102' })
    assert.equal(
      codeOf(await sendSigned(elsewhere, 'GET', `${root}bare`)),
      'AccessDenied',
      'keys reach their own prefix only',
    )
    assert.equal((await sendRaw(gateway.url, `/eb-store/${root}bare`)).status, 200)
  })

  test('missing bytes are a fault of ours: 500 in XML, and in the log', async () => {
    await ask('PUT', 'lost', { body: Buffer.from('lost') })
    const [row] = await gateway.sql<{ ids: string[] }>(
      "select blob_ids as ids from stored_object where object_key like '%/lost'",
    )
    for (const entry of await readdir(gateway.storeFolder, { recursive: true }))
      if (entry.endsWith(row?.ids[0] as string)) await rm(join(gateway.storeFolder, entry))
    const answer = await ask('GET', 'lost')
    assert.deepEqual([answer.status, codeOf(answer)], [500, 'InternalError'])
    assert.match(answer.body.toString(), /<Message>The object’s bytes are not there\./)
    assert.equal((await ask('HEAD', 'lost')).status, 200)
    const copied = await ask('PUT', 'lost copy', {
      headers: { 'x-oss-copy-source': `/eb-store/${root}lost` },
    })
    assert.deepEqual([copied.status, codeOf(copied)], [500, 'InternalError'])
    assert.match(copied.body.toString(), /<Message>We encountered an internal error\. Please try again\./)
    assert.match(await readFile(join(folder, 'log'), 'utf8'), /"msg":"fault"/)
  })

  test('a request whose body is not valid HTTP is malformed, not a fault', async () => {
    const answer = await sendRaw(gateway.url, `/eb-store/${root}a`, {
      method: 'PUT',
      headers: { 'content-type': ';;;' },
      body: Buffer.from('x'),
    })
    assert.ok(answer.status === 400 || answer.status === 403, String(answer.status))
  })

  test('the gateway’s own objects: an existing one stays, and nothing is left of the other', async () => {
    const { store } = gateway.app.gateway
    const files = async () =>
      (await readdir(gateway.storeFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      ).length
    const objectKey = `${root}own`
    const first = await store.put({
      visibility: 'public',
      objectKey,
      contentType: 'image/png',
      bytes: Buffer.from('hello'),
    })
    assert.deepEqual(
      [first.objectKey, first.size, first.etag, first.contentType],
      [objectKey, 5, '5D41402ABC4B2A76B9719D911017C592', 'image/png'],
    )
    const before = await files()
    const again = await store.put({
      visibility: 'public',
      objectKey,
      contentType: 'text/plain',
      bytes: Buffer.from('other bytes'),
    })
    assert.deepEqual([again.size, again.contentType, await files()], [5, 'image/png', before])
    assert.equal((await store.head(objectKey))?.size, 5)
    for (const key of ['', '../x', `${root}none`, 'nobody']) {
      assert.equal(await store.head(key), undefined, key)
      assert.equal(await store.exists(key), false, key)
    }
    assert.equal(await store.exists(objectKey), true)
    await store.put({
      visibility: 'public',
      objectKey: '1001/100102/own',
      contentType: 'a/b',
      bytes: Buffer.from('x'),
    })
    await store.remove([objectKey, '1001/100102/own', '../x', 'nobody', `${root}none`])
    assert.deepEqual(
      [await store.exists(objectKey), await store.exists('1001/100102/own'), await files()],
      [false, false, before - 1],
    )
  })
})
