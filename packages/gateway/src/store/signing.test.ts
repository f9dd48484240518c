import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { sendSigned } from './testing/signed'
import { clientOf, codeOf, root, sendRaw, storeClient, versions } from './testing/storeClient'

const hour = 3_600_000
const day = 24 * hour

/**
 * Runs a function with an offset of this process's clock, by which ali-oss signs; the gateway's clock is unchanged.
 */
async function withClockOff<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const RealDate = globalThis.Date
  class ShiftedDate extends RealDate {
    constructor(...values: unknown[]) {
      if (values.length === 0) super(RealDate.now() + milliseconds)
      else super(...(values as [number]))
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor
  try {
    return await work()
  } finally {
    globalThis.Date = RealDate
  }
}

describe('signatures and tokens of the object store', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  const key = `${root}signed.txt`
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
    await storeClient(keys).put(key, Buffer.from('signed'), { headers: { 'x-oss-object-acl': 'private' } })
  })
  after(() => gateway.stop())

  const changed = (text: string, at = text.length >> 1) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

  for (const version of versions) {
    const refused = (changes: Partial<StoreCredentials>, code: string) =>
      assert.rejects(storeClient({ ...keys, ...changes }, version).get(key), { code, status: 403 })

    test(`${version}: a secret that is not the key’s`, async () => {
      await refused({ accessKeySecret: changed(keys.accessKeySecret) }, 'SignatureDoesNotMatch')
    })

    test(`F-GW-1 ${version}: a token that was changed at any place, or is none`, async () => {
      for (const at of [4, 5, 20, keys.stsToken.length >> 1, keys.stsToken.length - 2])
        await refused({ stsToken: changed(keys.stsToken, at) }, 'InvalidSecurityToken')
      for (const stsToken of ['eb1.', 'eb1.AAAA', 'x', `${keys.stsToken.slice(0, 30)}`])
        await refused({ stsToken }, 'InvalidSecurityToken')
    })

    test(`F-GW-1 ${version}: the token of another key`, async () => {
      const other = await gateway.lendStoreKeys({ hotelId: '100102' })
      await refused({ stsToken: other.stsToken }, 'InvalidAccessKeyId')
    })

    test(`${version}: a key without its token`, async () => {
      const client = storeClient(keys, version) as OSS & { options: { stsToken?: string } }
      client.options.stsToken = ''
      await assert.rejects(client.get(key), { code: 'InvalidAccessKeyId', status: 403 })
    })

    test(`${version}: a token that ran out`, async () => {
      const old = await gateway.lendStoreKeys({ lifetimeMs: -1 })
      const client = storeClient(old, version)
      for (const work of [
        client.get(key),
        client.put(`${root}late`, Buffer.from('x')),
        client.list({ prefix: root, 'max-keys': 1 }, {}),
      ])
        await assert.rejects(work, { code: 'SecurityTokenExpired', status: 403 })
    })

    test(`F-GW-1 ${version}: keys of other stores, brands and prefixes reach nothing here`, async () => {
      const others = [
        await gateway.lendStoreKeys({ hotelId: '100102' }),
        await gateway.lendStoreKeys({ brandId: '1002', hotelId: '100201' }),
        await gateway.lendStoreKeys({ prefixes: [`${root}images/`] }),
      ]
      for (const other of others) {
        const client = storeClient(other, version)
        const attempts = [
          () => client.get(key),
          () => client.head(key),
          () => client.put(key, Buffer.from('overwritten')),
          () => client.delete(key),
          () => client.deleteMulti([key]),
          () => client.copy(key, key),
          () => client.getACL(key),
          () => client.putACL(key, 'public-read'),
          () => client.list({ prefix: root, 'max-keys': 1 }, {}),
          () => client.listV2({ prefix: root } as never, {}),
          () => client.listUploads({ prefix: root } as never, {}),
          () => client.initMultipartUpload(key),
          () => client.listParts(key, 'x'),
          () => client.completeMultipartUpload(key, 'x', [{ number: 1, etag: 'x' }]),
          () => client.abortMultipartUpload(key, 'x'),
        ]
        for (const attempt of attempts) await assert.rejects(attempt, { code: 'AccessDenied', status: 403 })
      }
      assert.equal(String((await storeClient(keys, version).get(key)).content), 'signed')
    })

    test(`${version}: a clock that is off by more than a quarter of an hour is told the time`, async () => {
      const client = storeClient(keys, version)
      for (const skew of [-hour, hour]) {
        const error = await withClockOff(skew, () =>
          client.get(key).then(
            () => assert.fail('was let in'),
            (reason: { code: string; status: number }) => reason,
          ),
        )
        assert.deepEqual([error.code, error.status], ['RequestTimeTooSkewed', 403])
      }
      const answer = await sendSigned(keys, 'GET', key, { skew: hour })
      assert.equal(codeOf(answer), 'RequestTimeTooSkewed')
      const time = /<ServerTime>(.+)<\/ServerTime>/.exec(String(answer.body))?.[1] ?? ''
      assert.ok(Math.abs(Date.parse(time) - Date.now()) < 60_000, time)
    })

    test(`${version}: a clock that is off by ten minutes is let in`, async () => {
      const client = storeClient(keys, version)
      for (const skew of [-600_000, 600_000])
        assert.equal((await withClockOff(skew, () => client.get(key))).res.status, 200)
    })
  }

  /** ali-oss signs no addresses for hosts that are IP addresses. */
  const byName = () => storeClient({ ...keys, endpoint: keys.endpoint?.replace('127.0.0.1', 'localhost') })
  const reach = (address: string, options?: RequestInit) =>
    fetch(address.replace('localhost', '127.0.0.1'), options)
  const refusal = async (answer: Response) => codeOf({ body: Buffer.from(await answer.text()) })

  test('V1: a signed address reads what it names, under its conditions only', async () => {
    const address = byName().signatureUrl(key, { expires: 60 })
    assert.equal(await (await reach(address)).text(), 'signed')
    assert.equal(await refusal(await reach(address, { method: 'DELETE' })), 'SignatureDoesNotMatch')
    assert.equal(
      await refusal(await reach(address.replace('signed.txt', 'other.txt'))),
      'SignatureDoesNotMatch',
    )
    const put = byName().signatureUrl(`${root}by-address`, { method: 'PUT', 'Content-Type': 'text/plain' })
    assert.equal(
      (await reach(put, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/plain' } })).status,
      200,
    )
    assert.equal(
      await refusal(await reach(put, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/html' } })),
      'SignatureDoesNotMatch',
    )
  })

  test('V4: a signed address reads what it names, under its conditions only', async () => {
    const client = byName()
    const address = await client.signatureUrlV4('GET', 60, {}, key)
    assert.equal(await (await reach(address)).text(), 'signed')
    assert.equal(await refusal(await reach(address, { method: 'PUT', body: 'x' })), 'SignatureDoesNotMatch')
    assert.equal(
      await refusal(await reach(address.replace('x-oss-expires=60', 'x-oss-expires=6000'))),
      'SignatureDoesNotMatch',
    )
    const chosen = await client.signatureUrlV4(
      'GET',
      60,
      { queries: { 'response-content-type': 'text/x-a' } },
      key,
    )
    assert.equal((await reach(chosen)).headers.get('content-type'), 'text/x-a')
    const withHeader = await client.signatureUrlV4('GET', 60, { headers: { 'x-note': 'a' } }, key, ['x-note'])
    assert.equal((await reach(withHeader, { headers: { 'x-note': 'a' } })).status, 200)
    assert.equal(
      await refusal(await reach(withHeader, { headers: { 'x-note': 'b' } })),
      'SignatureDoesNotMatch',
    )
  })

  test('signed addresses expire', async () => {
    const client = byName()
    const addresses = [
      client.signatureUrl(key, { expires: -1 }),
      await withClockOff(-day, () => client.signatureUrlV4('GET', 60, {}, key)),
    ]
    for (const address of addresses) {
      const answer = await reach(address)
      assert.equal(answer.status, 403)
      assert.match(await answer.text(), /<Code>AccessDenied<\/Code><Message>Request has expired\./)
    }
  })

  test('a scope of another region, day or product is not valid here', async () => {
    const client = storeClient({ ...keys, region: 'oss-cn-hangzhou' }, 'V4')
    await assert.rejects(client.get(key), { code: 'SignatureDoesNotMatch' })
  })

  test('without a signature private objects are not read, and nothing is written or listed', async () => {
    const attempts: [string, string][] = [
      ['GET', `/eb-store/${key}`],
      ['HEAD', `/eb-store/${key}`],
      ['PUT', `/eb-store/${key}`],
      ['DELETE', `/eb-store/${key}`],
      ['POST', `/eb-store/${key}?uploads`],
      ['POST', '/eb-store/?delete'],
      ['PUT', `/eb-store/${key}?acl`],
      ['GET', `/eb-store/${key}?acl`],
      ['GET', `/eb-store/?prefix=${root}`],
      ['GET', '/eb-store'],
      ['GET', `/eb-store/?uploads&prefix=${root}`],
    ]
    // a session reads objects, and nothing more
    const cookie = await gateway.signIn('admin')
    for (const [method, path] of attempts) {
      const isRead = path === `/eb-store/${key}` && (method === 'GET' || method === 'HEAD')
      const headers = { 'x-eb-client': 't', ...(!isRead && { cookie }) }
      const answer = await sendRaw(gateway.url, path, { method, headers })
      assert.equal(answer.status, 403, `${method} ${path}`)
      const xml = method === 'HEAD' ? Buffer.from(answer.headers['x-oss-err'] ?? '', 'base64') : answer.body
      assert.equal(codeOf({ body: xml }), 'AccessDenied', `${method} ${path}`)
    }
  })

  test('headers that are not signatures are refused, and never a fault', async () => {
    for (const authorization of [
      'OSS',
      'OSS :',
      'OSS a:b',
      'Bearer x',
      'OSS4-HMAC-SHA256 x',
      'OSS4-HMAC-SHA256 Credential=////,Signature=',
      `OSS ${keys.accessKeyId}:${'A'.repeat(5000)}`,
    ])
      for (const token of ['', keys.stsToken]) {
        const headers = { authorization, 'x-oss-security-token': token, 'x-oss-date': 'no date' }
        const { status } = await sendRaw(gateway.url, `/eb-store/${key}`, { headers })
        assert.ok(status === 400 || status === 403, `${status} ${authorization}`)
      }
  })

  test('errors are Aliyun’s XML, with the request’s id, and without a secret', async () => {
    const answer = await sendSigned(keys, 'GET', `${root}none<&>`)
    const text = String(answer.body)
    assert.equal(answer.headers['content-type'], 'application/xml')
    assert.ok(
      text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>'),
    )
    assert.ok(
      text.includes(`<RequestId>${answer.headers['x-oss-request-id']}</RequestId><HostId>127.0.0.1:`),
      text,
    )
    assert.ok(text.includes('none&lt;&amp;&gt;'))
    const wrong = await sendSigned({ ...keys, accessKeySecret: 'x' }, 'GET', key)
    for (const secret of [keys.stsToken, keys.accessKeySecret])
      assert.equal(String(wrong.body).includes(secret), false)
  })

  test('gateways on one database accept each other’s tokens', async () => {
    const { createGateway } = await import('../createGateway')
    const second = await createGateway(gateway.database, { store: gateway.app.gateway.settings.store })
    const endpoint = await second.listen({ host: '127.0.0.1', port: 0 })
    assert.equal(String((await storeClient({ ...keys, endpoint }).get(key)).content), 'signed')
    second.server.closeAllConnections()
    await second.close()
  })

  test('keys issued for prefixes of other tenants are a fault of ours', async () => {
    for (const prefixes of [
      [],
      [''],
      ['1001/'],
      ['1001/100102/'],
      [root, '1002/100201/'],
      ['1001/100101'],
      ['1001/100101/a'],
    ])
      await assert.rejects(gateway.lendStoreKeys({ prefixes }), /Prefixes/)
  })

  test('a client of the first user has no access with keys of a second prefix', async () => {
    const own = await gateway.lendStoreKeys({ prefixes: [`${root}u/1/`, `${root}common/`] })
    const client = storeClient(own)
    await client.put(`${root}u/1/a`, Buffer.from('x'))
    await client.put(`${root}common/a`, Buffer.from('x'))
    await assert.rejects(client.put(`${root}u/11/a`, Buffer.from('x')), { code: 'AccessDenied' })
    await assert.rejects(client.put(`${root}u/2/a`, Buffer.from('x')), { code: 'AccessDenied' })
    assert.ok(await clientOf(gateway))
  })
})
