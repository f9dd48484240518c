import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { createFetch as createWhole } from 'ofetch'
import { createFetch as createTrimmed } from './ofetch.mjs'

// As core/src/http/send.ts calls it.
const options = { retry: false, ignoreResponseError: true, parseResponse: (text) => text }

describe('the trimmed ofetch', () => {
  const server = createServer((request, response) => answers[request.url](response))
  const answers = {
    '/json': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}'),
    '/html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>1'),
    '/error': (response) => response.writeHead(503).end('busy'),
    '/created': (response) => response.writeHead(201).end('"text"'),
    '/cut': (response) =>
      response.writeHead(200, { 'content-length': 9 }).write('half', () => response.destroy()),
    '/drop': (response) => response.destroy(),
  }
  let base
  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${server.address().port}`
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  const outcome = async (createFetch, path) => {
    const sent = []
    const spy = (url, init) => {
      sent.push([url, init.method, init.body, new Headers(init.headers).get('x-eb-client')])
      return fetch(url, init)
    }
    const request = { ...options, method: 'POST', body: '{"a":1}', headers: { 'X-Eb-Client': 'ebkit/test' } }
    const answer = await createFetch({ fetch: spy })
      .raw(base + path, request)
      .then(
        ({ status, _data }) => ({ status, _data }),
        () => 'rejected',
      )
    return { answer, sent }
  }

  for (const path of Object.keys(answers)) {
    it(`does as the whole one does: ${path}`, async () => {
      assert.deepEqual(await outcome(createTrimmed, path), await outcome(createWhole, path))
    })
  }
})
