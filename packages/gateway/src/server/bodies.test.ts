import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('F-GW-8 large, slow and malformed requests', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway({
      settings: { bodyLimit: 40_000, headersTimeout: 400, requestTimeout: 800 },
    })
    cookie = await gateway.signIn('clerk')
  })
  after(() => gateway.stop())

  const submit = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'POST',
      headers: { cookie, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    })

  async function assertRefused(answer: Response, status: number, code: string) {
    const body = (await answer.json()) as { code: unknown; message: string; requestId: string }
    assert.deepEqual({ status: answer.status, code: body.code }, { status, code })
    assert.ok(body.message.length > 0 && body.requestId.length > 0)
  }

  /** Sends raw bytes and reads until the gateway hangs up. */
  async function raw(...parts: string[]): Promise<string> {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    for (const part of parts) socket.write(part)
    await once(socket, 'close')
    return answer
  }

  test('F-GW-8 a body over the limit: 413', async () => {
    await assertRefused(await submit(JSON.stringify({ url: 'x'.repeat(50_000) })), 413, 'too-large')
  })

  test('F-GW-8 invalid JSON: 400, without quoting the body', async () => {
    for (const body of ['{"url": "x", ', 'null null', '<xml/>', '', '[1,2', '"\ud800'])
      await assertRefused(await submit(body), 400, 'invalid-request')
    const answer = await (await submit('{"password": secret-word')).text()
    assert.equal(answer.includes('secret-word'), false)
  })

  test('F-GW-8 JSON of another shape: 400', async () => {
    for (const body of [
      'null',
      '[]',
      '"text"',
      '1',
      '{"url":{"a":1},"score":3,"description":""}',
      '{"url":"x","score":"3","description":""}',
    ])
      await assertRefused(await submit(body), 400, 'invalid-request')
  })

  test('F-GW-8 another content type: 415', async () => {
    await assertRefused(
      await submit('url=x&score=3', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported-type',
    )
  })

  test('F-GW-8 keys that would change prototypes: 400, and nothing is changed', async () => {
    for (const key of ['__proto__', 'constructor'])
      await assertRefused(
        await submit(`{"url":"x","score":3,"description":"","${key}":{"prototype":{"polluted":1}}}`),
        400,
        'invalid-request',
      )
    assert.equal(({} as Record<string, unknown>).polluted, undefined)
  })

  test('F-GW-8 a body nested a hundred deep is refused, with a reason, in any part; one less is not', async () => {
    // A field that the call does not know is left out, however deep it is.
    const nested = (lists: number) =>
      submit(`{"url":"nested","score":3,"description":"","more":${'['.repeat(lists)}${']'.repeat(lists)}}`)
    assert.equal((await nested(99)).status, 200)
    for (const lists of [100, 4000]) {
      const answer = await nested(lists)
      assert.equal(
        ((await answer.clone().json()) as { message: string }).message,
        'The body is nested too deep',
      )
      await assertRefused(answer, 400, 'invalid-request')
    }
    const records = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`
    await assertRefused(
      await submit(`{"url":"nested","score":3,"description":"","more":${records}}`),
      400,
      'invalid-request',
    )
  })

  test('F-GW-8 a record of more than 2,000 keys is refused, with a reason; 2,000 are not', async () => {
    const record = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, at) => [at.toString(36), 1])))
    const wide = (keys: number) =>
      submit(`{"url":"wide","score":3,"description":"","more":[{"a":${record(keys)}}]}`)
    assert.equal((await wide(2000)).status, 200)
    const answer = await wide(2001)
    assert.match(((await answer.clone().json()) as { message: string }).message, /2000 keys/)
    await assertRefused(answer, 400, 'invalid-request')
  })

  test('F-GW-8 odd bytes in texts and addresses', async () => {
    assert.equal(
      (
        await fetch(`${gateway.url}/feedback-api/eb/feedback/get_eb_user_feedback?url=%00`, {
          headers: { cookie },
        })
      ).status < 500,
      true,
    )
    assert.equal((await fetch(`${gateway.url}/%E0%A4%A`)).status, 400)
    const text = JSON.stringify({ url: 'nul', score: 2, description: 'a\u0000b\ud800c' })
    assert.equal((await submit(text)).status, 200)
  })

  test('F-GW-8 headers that trickle: 408 and hung up', async () => {
    assert.match(await raw('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: '), /^HTTP\/1\.1 408 /)
  })

  test('F-GW-8 a body that trickles: 408 and hung up', async () => {
    const head = `POST /feedback-api/eb/feedback/eb_user_feedback HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nx-eb-client: t\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`
    assert.match(await raw(head, '{"url"'), /^HTTP\/1\.1 408 /)
  })

  test('F-GW-8 invalid HTTP: 400 in the gateway’s format, and the connection is closed', async () => {
    const answer = await raw('hello\r\n\r\n')
    assert.match(answer, /^HTTP\/1\.1 400 /)
    assert.equal(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').code, 'invalid-request')
  })

  test('F-GW-8 headers over the limit: 431', async () => {
    assert.match(
      await raw(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-big: ${'x'.repeat(40_000)}\r\n\r\n`),
      /^HTTP\/1\.1 431 /,
    )
  })

  test('after all of this it still answers', async () => {
    assert.equal((await submit(JSON.stringify({ url: 'fine', score: 5, description: '好' }))).status, 200)
  })
})
