import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { defaultSettings } from '../settings'

describe('headers of every answer', () => {
  let plain: TestGateway
  let secure: TestGateway

  before(async () => {
    plain = await startTestGateway()
    secure = await startTestGateway({ settings: { secure: true } })
  })
  after(() => Promise.all([plain.stop(), secure.stop()]))

  const header = async (gateway: TestGateway, name: string, path = '/healthz') =>
    (await fetch(gateway.url + path)).headers.get(name)

  const policy = async (path = '/healthz') => {
    const text = (await header(plain, 'content-security-policy', path)) ?? ''
    return new Map(
      text.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1).join(' ')]),
    )
  }

  const directives: [string, string][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self' blob: data:"],
    ['media-src', "'self' blob:"],
    ['connect-src', "'self' blob:"],
    ['font-src', "'self'"],
    ['frame-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ]
  for (const [name, expected] of directives)
    test(`content-security-policy: ${name} ${expected}`, async () => {
      assert.equal((await policy()).get(name), expected)
    })

  test('content-security-policy: pictures, uploads and previews also at Aliyun, where objects lie there', async () => {
    const aliyun = {
      region: 'oss-cn-hangzhou',
      bucket: 'hotel-files',
      roleArn: 'acs:ram::1:role/upload',
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      endpoint: undefined,
      domain: 'https://files.example.com',
      stsEndpoint: 'https://sts.example.com',
    }
    const away = await startTestGateway({ settings: { store: { ...defaultSettings.store, aliyun } } })
    const text = (await header(away, 'content-security-policy')) ?? ''
    await away.stop()
    const sources = 'https://files.example.com https://hotel-files.oss-cn-hangzhou.aliyuncs.com'
    for (const start of ["img-src 'self' blob: data:", "connect-src 'self' blob:", "frame-src 'self'"])
      assert.ok(text.includes(`${start} ${sources};`), text)
  })

  test('content-security-policy: no upgrade-insecure-requests, which would break every address without TLS', async () => {
    assert.equal((await policy()).has('upgrade-insecure-requests'), false)
  })

  test('x-content-type-options: nosniff', async () => {
    assert.equal(await header(plain, 'x-content-type-options'), 'nosniff')
  })

  test('referrer-policy: other sites see the origin only', async () => {
    assert.equal(await header(plain, 'referrer-policy'), 'strict-origin-when-cross-origin')
  })

  test('x-frame-options is absent: frame-ancestors says it, for several origins where a brand has partners', async () => {
    assert.equal(await header(plain, 'x-frame-options'), null)
  })

  test('permissions-policy: a camera for our own pages only, no microphone', async () => {
    assert.match((await header(plain, 'permissions-policy')) ?? '', /camera=\(self\).*microphone=\(\)/)
  })

  test('cross-origin-resource-policy: answers of calls are for our own pages', async () => {
    assert.equal(await header(plain, 'cross-origin-resource-policy', '/api/session'), 'same-origin')
  })

  test('x-powered-by and server are absent', async () => {
    assert.equal(await header(plain, 'x-powered-by'), null)
    assert.equal(await header(plain, 'server'), null)
  })

  test('strict-transport-security: with TLS only', async () => {
    assert.equal(await header(plain, 'strict-transport-security'), null)
    assert.equal(await header(secure, 'strict-transport-security'), 'max-age=31536000')
  })

  test('cross-origin-opener-policy: with TLS only, browsers complain without', async () => {
    assert.equal(await header(plain, 'cross-origin-opener-policy'), null)
    assert.equal(await header(secure, 'cross-origin-opener-policy'), 'same-origin')
  })

  test('origin-agent-cluster: with TLS only', async () => {
    assert.equal(await header(plain, 'origin-agent-cluster'), null)
    assert.equal(await header(secure, 'origin-agent-cluster'), '?1')
  })

  test('x-request-id: a sensible one is kept, another is replaced', async () => {
    const idFor = async (given: string) =>
      (await fetch(`${plain.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      )
    assert.equal(await idFor('order-4711-abc'), 'order-4711-abc')
    assert.match((await idFor('<script>alert(1)</script>')) ?? '', /^[0-9a-f-]{36}$/)
  })

  test('cache-control: answers of calls are not kept, errors neither', async () => {
    const cookie = await plain.signIn('clerk')
    const answer = await fetch(`${plain.url}/api/session`, { headers: { cookie } })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(await header(plain, 'cache-control', '/api/session'), 'no-store')
  })
})
