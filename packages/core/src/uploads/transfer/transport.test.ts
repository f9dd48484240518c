import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createTransport } from './transport'

/** A request that ends with `load` as soon as it is sent. */
function answeredRequest(status: number, contentType = ''): XMLHttpRequest {
  const request = {
    upload: {},
    status,
    responseText: '',
    getAllResponseHeaders: () => (contentType ? `content-type: ${contentType}\r\n` : ''),
    open() {},
    setRequestHeader() {},
    abort() {},
    send: () => request.onload(),
    onload() {},
  }
  return request as unknown as XMLHttpRequest
}

function ask(status: number, contentType?: string) {
  const transport = createTransport({
    context: { signal: new AbortController().signal },
    stallAfter: 60_000,
    answerWithin: 60_000,
    slowest: 1000,
    createRequest: () => answeredRequest(status, contentType),
  })
  return transport.request('http://localhost/eb-store/a', { method: 'PUT', headers: {} })
}

describe('transport to the object store', () => {
  test('a request that ends without an answer, as in Firefox when a connection is cut, is a failure of the network', async () => {
    await assert.rejects(ask(0), { name: 'NetworkError', status: -1 })
  })

  test('a page of a captive portal is not an answer of the store', async () => {
    await assert.rejects(ask(200, 'text/html; charset=utf-8'), { name: 'NetworkError' })
  })

  test('answers of the store are passed on, errors among them', async () => {
    assert.equal((await ask(200, 'application/xml')).status, 200)
    assert.equal((await ask(404, 'text/html')).status, 404)
  })
})
