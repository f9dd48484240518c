import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { sendSigned } from './testing/signed'
import { codeOf, root, sendRaw, storeClient } from './testing/storeClient'

describe('objects in browsers', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let client: OSS
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-log-'))
    gateway = await startTestGateway({ settings: { log: { level: 'trace', file: join(folder, 'log') } } })
    keys = await gateway.lendStoreKeys()
    client = storeClient(keys)
    await client.put(`${root}ten.txt`, Buffer.from('0123456789'))
  })
  after(async () => {
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/eb-store/${root}${name}`, { headers })

  test('F-CO-5 HTML, SVG, XML, scripts and unknown types are downloads; images, sound and PDF are displayed', async () => {
    const downloads: [string, string][] = [
      ['page.html', 'text/html'],
      ['page.xhtml', 'application/xhtml+xml'],
      ['drawing.svg', 'image/svg+xml'],
      ['feed.xml', 'text/xml'],
      ['code.js', 'text/javascript'],
      ['odd', 'Text/HTML; charset=utf-8'],
      ['unknown', 'x-any/thing'],
    ]
    for (const [name, type] of downloads) {
      await client.put(root + name, Buffer.from('<script>alert(1)</script>'), {
        headers: { 'Content-Type': type, 'Content-Disposition': 'inline; filename="name.x"' },
      })
      const answer = await read(name)
      assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="name.x"', name)
      assert.equal(answer.headers.get('content-security-policy'), "sandbox; default-src 'none'", name)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff', name)
    }
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.mp4', 'video/mp4'],
      ['a.pdf', 'application/pdf'],
      ['a.txt', 'text/plain'],
    ] as const) {
      await client.put(root + name, Buffer.from('x'), { headers: { 'Content-Type': type } })
      assert.equal((await read(name)).headers.get('content-disposition'), null, name)
    }
  })

  test('F-CO-5 no parameter turns a stored object into a page', async () => {
    const query = { 'response-content-type': 'text/html', 'response-content-disposition': 'inline' }
    const signed = await sendSigned(keys, 'GET', `${root}ten.txt`, { query })
    assert.equal(signed.headers['content-type'], 'text/html')
    assert.equal(signed.headers['content-disposition'], 'attachment')
    assert.equal(signed.headers['content-security-policy'], "sandbox; default-src 'none'")
    const anonymous = await read('ten.txt?response-content-type=text/html')
    assert.equal(anonymous.headers.get('content-type'), 'text/plain')
    const split = await sendSigned(keys, 'GET', `${root}ten.txt`, {
      query: { 'response-content-disposition': 'attachment; filename=a\r\nset-cookie: x=1' },
    })
    assert.equal(split.headers['set-cookie'], undefined)
    assert.equal(split.status, 200)
  })

  test('ranges: a single one is served, an unsatisfiable one gets 416, several or invalid ones the whole object', async () => {
    const cases: [string, number, string][] = [
      ['bytes=0-0', 206, '0'],
      ['bytes=3-', 206, '3456789'],
      ['bytes=-3', 206, '789'],
      ['bytes=8-100', 206, '89'],
      ['bytes=-100', 206, '0123456789'],
      ['bytes=0-1,3-4', 200, '0123456789'],
      ['bytes=4-2', 200, '0123456789'],
      ['bytes=a-b', 200, '0123456789'],
      ['items=0-1', 200, '0123456789'],
    ]
    for (const [range, status, text] of cases) {
      const answer = await read('ten.txt', { range })
      assert.deepEqual([answer.status, await answer.text()], [status, text], range)
      assert.equal(answer.headers.get('content-length'), String(text.length))
      const start = '0123456789'.indexOf(text)
      const expected = status === 206 ? `bytes ${start}-${start + text.length - 1}/10` : null
      assert.equal(answer.headers.get('content-range'), expected, range)
    }
    for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0']) {
      const answer = await read('ten.txt', { range })
      assert.equal(answer.status, 416, range)
      assert.equal(answer.headers.get('content-range'), 'bytes */10')
      assert.equal(codeOf({ body: Buffer.from(await answer.text()) }), 'InvalidRange')
    }
  })

  test('conditional requests: unchanged objects are not sent again, changed ones are', async () => {
    const first = await read('ten.txt')
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''
    await first.text()
    const earlier = new Date(Date.parse(modified) - 10_000).toUTCString()
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"x", ${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
      [{ 'if-modified-since': modified }, 304],
      [{ 'if-modified-since': earlier }, 200],
      [{ 'if-modified-since': 'nonsense' }, 200],
      [{ 'if-match': etag }, 200],
      [{ 'if-match': '"x"' }, 412],
      [{ 'if-unmodified-since': earlier }, 412],
      [{ 'if-unmodified-since': modified }, 200],
      [{ 'if-range': etag, range: 'bytes=0-0' }, 206],
      [{ 'if-range': '"x"', range: 'bytes=0-0' }, 200],
    ]
    for (const [headers, status] of cases) {
      const answer = await read('ten.txt', headers)
      assert.equal(answer.status, status, JSON.stringify(headers))
      if (status === 304) assert.equal(answer.headers.get('etag'), etag)
      await answer.arrayBuffer()
    }
  })

  test('pages of any origin may send any header, without cookies, and read the ETag', async () => {
    const path = `/eb-store/${root}${'a'.repeat(700)}?partNumber=1&uploadId=x`
    const preflight = await sendRaw(gateway.url, path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers':
          'authorization,content-type,x-oss-date,x-oss-meta-any,x-oss-security-token',
      },
    })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], '*')
    assert.equal(preflight.headers['access-control-allow-credentials'], undefined)
    assert.match(preflight.headers['access-control-allow-headers'] ?? '', /x-oss-meta-any/)
    assert.match(preflight.headers['access-control-allow-methods'] ?? '', /PUT.*DELETE/)
    const origin = { origin: 'https://partner.example' }
    for (const answer of [await read('ten.txt', origin), await read('none', origin)]) {
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.match(answer.headers.get('access-control-expose-headers') ?? '', /ETag.*x-oss-request-id/)
      assert.equal(answer.headers.get('cross-origin-resource-policy'), 'cross-origin')
      await answer.arrayBuffer()
    }
  })

  test('CORS does not allow other requests of other origins', async () => {
    const answer = await fetch(`${gateway.url}/api/session`, {
      headers: { origin: 'https://partner.example' },
    })
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
  })

  test('private objects may be cached by their reader only, public ones are revalidated', async () => {
    assert.equal((await read('ten.txt')).headers.get('cache-control'), 'no-cache')
    await client.put(`${root}private`, Buffer.from('x'), { headers: { 'x-oss-object-acl': 'private' } })
    const answer = await sendSigned(keys, 'GET', `${root}private`)
    assert.equal(answer.headers['cache-control'], 'private, no-cache')
  })

  test('requests to the store have their own rate limit', async () => {
    const limits = { request: 3, login: 60, embedToken: 60, store: 8, image: 60 }
    const limited = await startTestGateway({ settings: { rateLimits: limits } })
    const statuses: number[] = []
    for (let count = 0; count < 9; count++)
      statuses.push((await fetch(`${limited.url}/eb-store/${root}none`)).status)
    const refusal = await fetch(`${limited.url}/eb-store/${root}none`)
    assert.equal(codeOf({ body: Buffer.from(await refusal.text()) }), 'SlowDown')
    assert.equal((await fetch(`${limited.url}/healthz`)).status, 200)
    await limited.stop()
    assert.deepEqual(statuses, [...Array(8).fill(404), 503])
  })

  test('F-CO-6 keys, tokens, signatures and file names are in no log', async () => {
    await client.put(`${root}logged-name`, Buffer.from('x'))
    await assert.rejects(client.get('1001/100102/logged-name'), { code: 'AccessDenied' })
    await assert.rejects(storeClient({ ...keys, accessKeySecret: 'wrong' }).get(`${root}logged-name`))
    const url = storeClient({ ...keys, endpoint: 'http://localhost' }).signatureUrl(`${root}logged-name`)
    await fetch(url.replace('http://localhost', gateway.url))
    const signature = new URL(url).searchParams.get('Signature') as string
    const log = await readFile(join(folder, 'log'), 'utf8')
    assert.ok(log.includes('"path":"/eb-store"'))
    for (const secret of [keys.accessKeyId, keys.accessKeySecret, keys.stsToken, signature, 'logged-name'])
      assert.equal(log.includes(secret), false, secret)
  })
})
