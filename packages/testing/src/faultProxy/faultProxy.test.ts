import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, test } from 'node:test'
import { type FaultProxy, startFaultProxy } from './startFaultProxy'

describe('fault proxy', () => {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
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
  })
  after(async () => {
    await proxy.stop()
    server.close()
    server.closeAllConnections()
  })
  const get = (path: string, signal?: AbortSignal) => fetch(new URL(path, proxy.url), { signal })

  test('passes requests on and remembers them', async () => {
    const answer = await get('/a?x=1')
    assert.deepEqual(await answer.json(), { code: 0, data: { path: '/a?x=1' } })
    assert.equal(proxy.requests[0]?.path, '/a?x=1')
  })

  test('hits matching requests only, as often as asked, and counts', async () => {
    const fault = proxy.inject({ match: 'a', fault: 'status', status: 500, times: 1 })
    assert.equal((await get('/b')).status, 200)
    assert.equal((await get('/a')).status, 500)
    assert.equal((await get('/a')).status, 200)
    assert.equal(fault.hits, 1)
    assert.deepEqual(asked, ['GET /b', 'GET /a'])
  })

  test('html, json and wrongShape answer what they say', async () => {
    proxy.inject({ fault: 'html', times: 1 })
    proxy.inject({ fault: 'json', body: [1], status: 409, times: 1 })
    proxy.inject({ fault: 'wrongShape', data: 7, times: 1 })
    assert.match(await (await get('/a')).text(), /<html/)
    const second = await get('/a')
    assert.deepEqual([second.status, await second.json()], [409, [1]])
    assert.deepEqual(await (await get('/a')).json(), { code: 0, data: 7 })
  })

  test('cutJson looks whole and is not', async () => {
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

  test('stallBody gives headers and then nothing', async () => {
    proxy.inject({ fault: 'stallBody' })
    const controller = new AbortController()
    const answer = await get('/a', controller.signal)
    assert.equal(answer.status, 200)
    const reader = answer.body?.getReader()
    await reader?.read()
    controller.abort()
    await assert.rejects(async () => reader?.read())
  })

  test('hold keeps an answer back until it is released', async () => {
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
