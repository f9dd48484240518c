import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createSession, type Session } from '@ebkit/core/session'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { uploadImage } from '../../image-upload/uploadImage'
import { createImageInsertions, type ImageInsertions } from './createImageInsertions'

const servers = serveTests('manager')
const base = '/api/oss-api/eb/oss/'
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = Buffer.from(pixel, 'base64')

let session: Session
let released: string[]
let count = 0

beforeEach(() => {
  released = []
  session = createSession(undefined, cookieFetch(servers.cookie))
  session.configure({ gateway: servers.proxy.url, fileService: `${servers.proxy.url}file-service` })
})

/** Images of a text, uploaded to the real gateway. */
function open(limits: Partial<Record<string, number>> = {}): ImageInsertions {
  const http = createHttp({ session, fetch: cookieFetch(servers.cookie), pause: 1 })
  return createImageInsertions({
    upload: (file, listeners) => uploadImage(file, { http, session, visibility: 'public' }, listeners),
    addressOf: ({ name }) => `blob:${name}`,
    releaseAddress: (address) => released.push(address),
    limitOf: (source) => limits[source] ?? 0,
  })
}

const picture = () => new File([bytes], `text-${++count}.png`, { type: 'image/png' })
const first = ({ $insertions }: ImageInsertions) => $insertions.get()[0]

describe('images of a rich text', () => {
  it('W-EDI-4 an image becomes a file by the tree and upload calls; its address is reported', async () => {
    const insertions = open()
    const [added] = insertions.add([picture()], 'paste')
    assert.equal(added?.status, 'uploading')
    await until(() => first(insertions)?.status === 'stored', 'stored')
    const { url, preview } = first(insertions) ?? {}
    assert.equal((await fetch(url as string)).headers.get('content-type'), 'image/png')
    assert.match(preview as string, /^blob:text/)
  })

  it('W-EDI-2 W-EDI-3 each source has its limit; exactly the limit is accepted; a file that is not an image is refused', () => {
    const insertions = open({ paste: bytes.length, button: bytes.length - 1 })
    assert.equal(insertions.add([picture()], 'paste').length, 1)
    assert.equal(
      insertions.add([picture(), new File(['x'], 'a.txt', { type: 'text/plain' })], 'button').length,
      0,
    )
    assert.deepEqual(
      insertions.$refused.get().map(({ problem }) => problem),
      [{ code: 'too-large', limit: bytes.length - 1 }, { code: 'wrong-type' }],
    )
    insertions.forgetRefused()
    assert.deepEqual(insertions.$refused.get(), [])
    insertions.dispose()
  })

  it('W-EDI-5 W-EDI-6 an answer without a path, and a refusal, are two problems; a retry stores the image', async () => {
    const insertions = open()
    servers.proxy.inject({
      match: `${base}upload`,
      fault: 'wrongShape',
      data: { path: '', domain: 'https://x' },
    })
    insertions.add([picture()], 'button')
    const code = () => first(insertions)?.problem?.code
    await until(() => code() === 'upload-failed', 'failed')
    servers.proxy.reset()
    servers.proxy.inject({ match: `${base}upload`, fault: 'status', status: 404 })
    insertions.retry(first(insertions)?.id ?? '')
    await until(() => code() === 'upload-error', 'error')
    servers.proxy.reset()
    insertions.retry(first(insertions)?.id ?? '')
    await until(() => first(insertions)?.status === 'stored', 'stored')
  })

  it('an image that is removed while it is being uploaded is cancelled, and its preview released', async () => {
    const insertions = open()
    const held = servers.proxy.inject({ match: `${base}upload`, fault: 'hold' })
    insertions.add([picture()], 'drop')
    await until(() => held.hits === 1, 'sent')
    insertions.remove(first(insertions)?.id ?? '')
    assert.deepEqual(insertions.$insertions.get(), [])
    assert.equal(released.length, 1)
    await until(() => servers.proxy.requests.some(({ method }) => method === 'DELETE'), 'withdrawn')
  })
})
