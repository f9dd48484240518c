import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { makeDocument } from '../seeds/files/documents'
import { sendSigned } from './testing/signed'
import { root, storeClient } from './testing/storeClient'

const sandbox = "sandbox; default-src 'none'"

describe('PDF files in frames', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let client: OSS
  const { bytes } = makeDocument('a.pdf')
  before(async () => {
    gateway = await startTestGateway()
    await gateway.allowOrigins(['https://partner.example'])
    keys = await gateway.lendStoreKeys()
    client = storeClient(keys)
    await put('a.pdf', bytes)
  })
  after(() => gateway.stop())

  const put = (name: string, content: Buffer | string, type = 'application/pdf', more: object = {}) =>
    client.put(root + name, Buffer.from(content as string), { headers: { 'Content-Type': type, ...more } })
  const read = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/eb-store/${root}${name}`, { headers })
  const policyOf = async (name: string) => (await read(name)).headers.get('content-security-policy')

  test('F-CO-5 content-security-policy: no sandbox for a PDF, frames of the gateway’s and the brand’s pages only', async () => {
    const policy = (await policyOf('a.pdf')) ?? ''
    const parts = new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part]))
    assert.deepEqual(
      [...parts.keys()],
      ['default-src', 'object-src', 'style-src', 'frame-ancestors'],
      'no sandbox, and nothing else is let go',
    )
    assert.equal(parts.get('default-src'), "default-src 'none'")
    const ancestors = parts.get('frame-ancestors')?.split(' ').slice(1) ?? []
    assert.deepEqual([ancestors[0], ancestors.includes('https://partner.example')], ["'self'", true])
    assert.equal(ancestors.includes('null'), false)
    const partly = await read('a.pdf', { range: 'bytes=10-20' })
    assert.deepEqual([partly.status, partly.headers.get('content-security-policy')], [206, policy])
    assert.equal(partly.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(partly.headers.get('content-disposition'), null)
  })

  test('F-CO-5 content-security-policy: the sandbox stays if the bytes or the type are not a PDF’s', async () => {
    await put('page.pdf', '<script>alert(1)</script>')
    await put('short.pdf', '%PD')
    await put('empty.pdf', '')
    await put('later.pdf', `<!-- -->${bytes}`)
    await put('page.html', bytes, 'text/html')
    await put('type.txt', bytes, 'text/plain; application/pdf')
    await put('more.pdf', bytes, 'application/pdfx')
    await put('packed.pdf', bytes, 'application/pdf', { 'Content-Encoding': 'identity' })
    const names = ['page.pdf', 'short.pdf', 'empty.pdf', 'later.pdf', 'page.html', 'type.txt', 'more.pdf']
    for (const name of [...names, 'packed.pdf']) assert.equal(await policyOf(name), sandbox, name)
  })

  test('a type set by a signed address is checked against the bytes too', async () => {
    const query = { 'response-content-type': 'application/pdf' }
    await put('claimed', '<script>alert(1)</script>', 'text/html')
    const claimed = await sendSigned(keys, 'GET', `${root}claimed`, { query })
    assert.equal(claimed.headers['content-security-policy'], sandbox)
    const html = await sendSigned(keys, 'GET', `${root}a.pdf`, {
      query: { 'response-content-type': 'text/html' },
    })
    assert.deepEqual(
      [html.headers['content-security-policy'], html.headers['content-disposition']],
      [sandbox, 'attachment'],
    )
  })

  test('a multipart PDF is recognised by its first bytes; a private one stays private', async () => {
    const large = Buffer.concat([bytes, Buffer.alloc(110_000)])
    const { uploadId } = await client.initMultipartUpload(`${root}parts.pdf`, {
      headers: { 'Content-Type': 'application/pdf' },
    } as never)
    const parts = []
    for (const [index, part] of [large.subarray(0, 105_000), large.subarray(105_000)].entries()) {
      const sent = await sendSigned(keys, 'PUT', `${root}parts.pdf`, {
        query: { partNumber: String(index + 1), uploadId },
        body: part,
      })
      parts.push({ number: index + 1, etag: sent.headers.etag as string })
    }
    await client.completeMultipartUpload(`${root}parts.pdf`, uploadId, parts)
    assert.equal(await policyOf('parts.pdf'), await policyOf('a.pdf'))
    await client.putACL(`${root}parts.pdf`, 'private')
    assert.deepEqual([(await read('parts.pdf')).status, await policyOf('parts.pdf')], [403, sandbox])
  })

  test('an answer without the bytes sets no policy: the browser’s copy keeps its own', async () => {
    const etag = (await read('a.pdf')).headers.get('etag') ?? ''
    const known = await read('a.pdf', { 'if-none-match': etag })
    assert.deepEqual([known.status, known.headers.get('content-security-policy')], [304, null])
  })
})
