import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

let gateway: TestGateway
let cookie: string
before(async () => {
  gateway = await startTestGateway()
  cookie = await gateway.signIn('manager')
})
after(() => gateway.stop())

/** An answer as it comes over the wire. */
async function wire(path: string, encodings?: string) {
  const headers = { cookie, ...(encodings && { 'accept-encoding': encodings }) }
  const [answer] = (await once(get(gateway.url + path, { headers }), 'response')) as [IncomingMessage]
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}

test('answers over 1 KiB are compressed as the client accepts it, and are the same', async (context) => {
  const menu = '/oauth2-api/eb/menu/get_menus_by_user'
  const plain = await wire(menu)
  assert.equal(plain.headers['content-encoding'], undefined)
  const data = (body: Buffer) => JSON.parse(body.toString()).data
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await wire(menu, encoding)
    assert.equal(headers['content-encoding'], encoding)
    assert.match(headers.vary ?? '', /accept-encoding/i)
    assert.deepEqual(data(open(body)), data(plain.body))
    assert.ok(body.length < plain.body.length / 4, `${encoding}: ${body.length} of ${plain.body.length}`)
    context.diagnostic(`${encoding}: ${body.length} of ${plain.body.length} bytes`)
  }
  const small = await wire('/merchant-api/eb/printer/list?pageSize=1&search=nothing', 'br')
  assert.ok(small.body.length < 1024)
  assert.equal(small.headers['content-encoding'], undefined)
})
