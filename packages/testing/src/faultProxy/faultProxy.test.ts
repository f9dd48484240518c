import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, test } from 'node:test'
import { type FaultProxy, startFaultProxy } from './startFaultProxy'

describe('fault proxy', () => {
  let received = 0
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    received = 0
    try {
      for await (const chunk of request) received += chunk.length
    } catch {
      return // cut off
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 0, data: { path: request.url } }))
  })
  const asked: string[] = []
  let proxy: FaultProxy

  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  afterEach(() => {
    proxy.reset()
    asked.length = 0
    received = 0
  })
  after(async () => {
    await proxy.stop()
    server.close()
    server.closeAllConnections()
  })
  test('records requests and answers only if told to', async () => {
    const keeping = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      keepsBodies: true,
    })
    for (const { url } of [keeping, proxy]) await fetch(url, { method: 'POST', body: 'sent' })
    const [kept] = keeping.requests
    assert.equal(String(kept?.body), 'sent')
    assert.deepEqual(
      [kept?.answer?.status, String(kept?.answer?.body)],
      [200, '{"code":0,"data":{"path":"/"}}'],
    )
    assert.deepEqual([proxy.requests[0]?.body, proxy.requests[0]?.answer], [undefined, undefined])
    await keeping.stop()
  })

  const get = (path: string, signal?: AbortSignal) => fetch(new URL(path, proxy.url), { signal })

  test('forwards requests and records them', async () => {
    const answer = await get('/a?x=1')
    assert.deepEqual(await answer.json(), { code: 0, data: { path: '/a?x=1' } })
    assert.equal(proxy.requests[0]?.path, '/a?x=1')
  })

  test('affects matching requests only, up to the maximum, and counts', async () => {
    const fault = proxy.inject({ match: 'a', fault: 'status', status: 500, times: 1 })
    assert.equal((await get('/b')).status, 200)
    assert.equal((await get('/a')).status, 500)
    assert.equal((await get('/a')).status, 200)
    assert.equal(fault.hits, 1)
    assert.deepEqual(asked, ['GET /b', 'GET /a'])
  })

  test('html, json and wrongShape give the documented answers', async () => {
    proxy.inject({ fault: 'html', times: 1 })
    proxy.inject({ fault: 'json', body: [1], status: 409, times: 1 })
    proxy.inject({ fault: 'wrongShape', data: 7, times: 1 })
    assert.match(await (await get('/a')).text(), /<html/)
    const second = await get('/a')
    assert.deepEqual([second.status, await second.json()], [409, [1]])
    assert.deepEqual(await (await get('/a')).json(), { code: 0, data: 7 })
  })

  test('cutJson looks complete and is not', async () => {
    proxy.inject({ fault: 'cutJson' })
    const text = await (await get('/a')).text()
    assert.throws(() => JSON.parse(text), SyntaxError)
  })

  for (const kind of ['drop', 'lose', 'cutConnection'] as const) {
    test(`${kind} breaks the connection`, async () => {
      const fault = proxy.inject({ fault: kind })
      await assert.rejects(async () => (await get('/a')).text())
      assert.equal(fault.hits, 1)
      assert.equal(asked.length, kind === 'drop' ? 0 : 1)
    })
  }

  test('text gives its text, hideHeaders omits the named headers', async () => {
    proxy.inject({ fault: 'text', status: 403, body: '<Error/>', times: 1 })
    proxy.inject({ fault: 'hideHeaders', names: ['content-type'], times: 1 })
    const first = await get('/a')
    assert.deepEqual([first.status, await first.text()], [403, '<Error/>'])
    const second = await get('/a')
    assert.equal(second.headers.get('content-type'), null)
    assert.deepEqual(await second.json(), { code: 0, data: { path: '/a' } })
  })

  const put = (body: Uint8Array<ArrayBuffer>, signal?: AbortSignal) =>
    fetch(new URL('/put', proxy.url), { method: 'PUT', body, signal })

  test('slowUpload forwards the whole body, slowly', async () => {
    const fault = proxy.inject({ fault: 'slowUpload', milliseconds: 5 })
    const start = performance.now()
    assert.equal((await put(new Uint8Array(655_360).fill(7))).status, 200)
    assert.deepEqual([fault.hits, received], [1, 655_360])
    assert.ok(performance.now() - start >= 45)
  })

  test('cutUpload forwards half of the body and ends the connection', async () => {
    const fault = proxy.inject({ fault: 'cutUpload' })
    await assert.rejects(put(new Uint8Array(1_000_000)))
    assert.equal(fault.hits, 1)
    assert.ok(received < 1_000_000, String(received))
  })

  test('stallUpload reads no body and does not answer', async () => {
    const fault = proxy.inject({ fault: 'stallUpload' })
    const controller = new AbortController()
    const asking = put(new Uint8Array(1_000_000), controller.signal)
    while (!fault.hits) await new Promise(setImmediate)
    controller.abort()
    await assert.rejects(asking, { name: 'AbortError' })
    assert.deepEqual(asked, [])
  })

  test('stallBody sends headers and then nothing', async () => {
    proxy.inject({ fault: 'stallBody' })
    const controller = new AbortController()
    const answer = await get('/a', controller.signal)
    assert.equal(answer.status, 200)
    const reader = answer.body?.getReader()
    await reader?.read()
    controller.abort()
    await assert.rejects(async () => reader?.read())
  })

  test('hold delays an answer until it is released', async () => {
    const fault = proxy.inject({ fault: 'hold', times: 1 })
    const order: string[] = []
    const first = get('/first').then(() => order.push('first'))
    while (!fault.hits) await new Promise(setImmediate)
    await get('/second').then(() => order.push('second'))
    fault.release()
    await first
    assert.deepEqual(order, ['second', 'first'])
  })
})
