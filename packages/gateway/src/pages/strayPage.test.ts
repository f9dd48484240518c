import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

/** The header that a browser sends when a person opens an address. */
const opened = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe('stray paths', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const get = (path: string, headers: Record<string, string>) => fetch(gateway.url + path, { headers })

  test('a person who opens one sees a page', async () => {
    for (const path of [
      '/nowhere',
      '/examples/none.html',
      '/examples/partner/server.mjs',
      '/a/b?c=<script>',
    ]) {
      const answer = await get(path, opened)
      assert.equal(answer.status, 404, path)
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, path)
      const text = await answer.text()
      assert.match(text, /没有这个页面/)
      assert.match(text, /<a href="\/">/)
      assert.equal(text.includes('<script>'), false)
      assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'self'/)
    }
  })

  test('programs are answered as before: calls, scripts, pictures', async () => {
    for (const headers of [
      { accept: 'application/json' },
      { accept: '*/*' },
      { ...opened, 'sec-fetch-dest': 'script' },
    ] as Record<string, string>[]) {
      const answer = await get('/nowhere', headers)
      assert.equal(answer.status, 404)
      assert.equal(((await answer.json()) as { code: string }).code, 'not-found')
    }
    const posted = await fetch(`${gateway.url}/nowhere`, { method: 'POST', headers: opened })
    assert.equal(((await posted.json()) as { code: string }).code, 'not-found')
  })
})
