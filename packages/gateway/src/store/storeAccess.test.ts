import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { open } from './access/sealed'
import { createStoreSecret } from './access/secret'
import { root, sendRaw } from './testing/storeClient'

const exposed =
  'Accept-Ranges Content-Disposition Content-Length Content-MD5 Content-Range Date ETag Last-Modified Retry-After x-oss-err ' +
  'x-oss-hash-crc64ecma x-oss-next-append-position x-oss-object-type x-oss-request-id x-oss-server-time x-oss-storage-class'

describe('keys of the store, and pages that use them', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys({ prefixes: [`${root}a/`, `${root}b/`] })
  })
  after(() => gateway.stop())

  test('keys are issued for a quarter of an hour, with the location that they are for', async () => {
    const { accessKeyId, accessKeySecret, stsToken, expiration, ...place } = keys
    assert.match(accessKeyId, /^STS\.[\w-]{16}$/)
    assert.match(accessKeySecret, /^[\w-]{43}$/)
    assert.deepEqual(place, {
      region: 'oss-eb-local',
      bucket: 'eb-store',
      endpoint: gateway.url,
      domain: `${gateway.url}/eb-store`,
    })
    assert.ok(Math.abs(Date.parse(expiration) - Date.now() - 900_000) < 60_000)
    assert.deepEqual(open(stsToken, await gateway.app.gateway.store.secret()), {
      accessKeyId,
      brandId: '1001',
      hotelId: '100101',
      userId: '100191',
      prefixes: [`${root}a/`, `${root}b/`],
      rights: ['view', 'upload', 'change', 'delete'],
      expiresAt: Date.parse(expiration),
    })
    const short = await gateway.lendStoreKeys({ lifetimeMs: 60_000 })
    assert.notEqual(short.accessKeyId, accessKeyId)
    assert.ok(Math.abs(Date.parse(short.expiration) - Date.now() - 60_000) < 30_000)
  })

  test('all gateways on a database have one secret; after a failure it is read again', async () => {
    const { signIn } = gateway.database
    const secret = createStoreSecret(signIn)
    const [first, second, other] = [await secret(), await secret(), await createStoreSecret(signIn)()]
    assert.match(first, /^[\w-]{43}$/)
    assert.deepEqual([second, other], [first, first])
    const failing = createStoreSecret(signIn)
    await gateway.sql('alter table store_secret rename to store_secret_away')
    await assert.rejects(failing())
    assert.equal(await secret(), first, 'it is read once')
    await gateway.sql('alter table store_secret_away rename to store_secret')
    assert.equal(await failing(), first)
  })

  test('pages of all origins get the CORS rules, valid for a day', async () => {
    const origin = 'https://partner.example'
    for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']) {
      const { status, headers } = await sendRaw(gateway.url, `/eb-store/${root}a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method },
      })
      assert.equal(status, 204)
      assert.deepEqual(headers['access-control-allow-methods']?.split(', '), [
        'GET',
        'HEAD',
        'PUT',
        'POST',
        'DELETE',
      ])
      assert.equal(headers['access-control-max-age'], '86400')
    }
    const asked = await sendRaw(gateway.url, `/eb-store/${root}a`, { headers: { origin } })
    assert.deepEqual(asked.headers['access-control-expose-headers']?.split(', '), exposed.split(' '))
    // a preflight without details is one too
    assert.equal((await sendRaw(gateway.url, '/eb-store', { method: 'OPTIONS' })).status, 204)
  })

  test('every answer is an inert document with a request id, for every sender', async () => {
    for (const path of ['/eb-store', `/eb-store/${root}none`, '/eb-store/%']) {
      const { headers } = await sendRaw(gateway.url, path)
      assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'", path)
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', path)
      assert.equal(headers['x-content-type-options'], 'nosniff', path)
      assert.equal(headers['cache-control'], 'no-store', path)
      assert.match(headers['x-oss-request-id'] ?? '', /^[\w.-]{8,}$/, path)
    }
  })

  test('without a body the error is in a header', async () => {
    const { status, headers, body } = await sendRaw(gateway.url, `/eb-store/${root}none`, { method: 'HEAD' })
    assert.deepEqual([status, body.length], [404, 0])
    const text = Buffer.from(headers['x-oss-err'] ?? '', 'base64').toString()
    assert.match(text, new RegExp(`^<\\?xml.*<Code>NoSuchKey</Code>.*<Key>${root}none</Key></Error>$`, 's'))
    const asked = await sendRaw(gateway.url, `/eb-store/${root}none`)
    assert.equal(asked.headers['x-oss-err'], undefined)
  })
})
