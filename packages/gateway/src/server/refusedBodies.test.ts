import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('bodies that are refused', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway({ settings: { bodyLimit: 10_000 } })
    keys = await gateway.lendStoreKeys()
  })
  after(() => gateway.stop())

  /** Sends a head, waits for the answer, sends the body, and returns what is received until the connection closes. */
  async function send(head: readonly string[], body: Buffer): Promise<string> {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    const answered = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        answer += chunk
        resolve()
      })
    })
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await answered
    socket.write(body)
    await closed
    return answer
  }

  const post = (path: string, length: number) => [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'x-eb-client: t',
    'content-type: application/json',
    `content-length: ${length}`,
  ]

  test('F-GW-8 closes the connection after the answer: further bytes are not read as a request', async () => {
    const size = 300_000
    const smuggled = Buffer.from('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    for (const [status, head] of [
      [401, post('/feedback-api/eb/feedback/eb_user_feedback', size)],
      [413, post('/nowhere', size)],
      [403, [`PUT /eb-store/${keys.bucket} HTTP/1.1`, 'host: x', `content-length: ${size}`]],
      [403, ['PUT /eb-store/1001/a HTTP/1.1', 'host: x', 'transfer-encoding: chunked']],
    ] as const) {
      const isChunked = head.at(-1) === 'transfer-encoding: chunked'
      const body = Buffer.alloc(size, 'x')
      const sent = isChunked
        ? [Buffer.from(`${size.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
        : [body]
      const answer = await send(head, Buffer.concat([...sent, smuggled]))
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), answer)
      assert.match(answer, /\r\nconnection: close\r\n/i)
      assert.equal(answer.match(/HTTP\/1\.1/g)?.length, 1, answer)
    }
  })

  test('F-GW-8 disconnects a client that never stops sending', async () => {
    const { hostname, port } = new URL(gateway.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    const limit = 200 * 1024 * 1024
    socket.write(`${post('/nowhere', 10 * limit).join('\r\n')}\r\n\r\n`)
    const chunk = Buffer.alloc(1024 * 1024)
    let sent = 0
    const more = () => {
      while (!socket.destroyed && sent < limit) {
        sent += chunk.length
        if (!socket.write(chunk)) return void socket.once('drain', more)
      }
    }
    more()
    await closed
    assert.match(answer, /^HTTP\/1\.1 413 /)
    assert.ok(sent < limit, `${sent} bytes were taken`)
  })

  test('a body that was read leaves the connection as it was', async () => {
    const answer = await fetch(`${gateway.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 't' },
      body: JSON.stringify({ account: 'clerk', password: 'wrong' }),
    })
    assert.equal(answer.status, 401)
    assert.notEqual(answer.headers.get('connection'), 'close')
  })
})
