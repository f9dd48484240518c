import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sendSigned } from './testing/signed'
import { codeOf, root } from './testing/storeClient'

describe('XML bodies of requests', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
  })
  after(() => gateway.stop())

  const remove = (text: string | Buffer, headers: Record<string, string> = {}) =>
    sendSigned(keys, 'POST', '', { query: { delete: '' }, body: Buffer.from(text as string), headers })
  const object = (name: string) => `<Object><Key>${root}${name}</Key></Object>`
  const removed = async (text: string) => {
    const answer = await remove(text)
    assert.equal(answer.status, 200, answer.body.toString())
    return [...answer.body.toString().matchAll(/<Key>(.*?)<\/Key>/gs)].map(([, key]) =>
      key?.slice(root.length),
    )
  }

  test('names are read literally: references, spaces, numbers, CDATA', async () => {
    const cases: [string, string][] = [
      ['a &lt;&amp;&gt;&quot;&apos;', "a &lt;&amp;&gt;&quot;'"],
      ['&#25151;&#x623f;&#x1F600;', '房房😀'],
      [' a  b ', ' a  b '],
      ['007', '007'],
      ['1.50', '1.50'],
      ['true', 'true'],
      ['<![CDATA[a&b]]>', 'a&amp;b'],
      ['&#x110000;&#99999999;&#xfffffff;', '&amp;#x110000;&amp;#99999999;&amp;#xfffffff;'],
    ]
    for (const [written, read] of cases)
      assert.deepEqual(await removed(`<Delete>${object(written)}</Delete>`), [read], written)
  })

  test('one element is a list, several keep their order; other elements are ignored', async () => {
    assert.deepEqual(await removed(`<Delete>${object('a')}</Delete>`), ['a'])
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><Delete xmlns="x" a="b">\n'
    const more = '<Quiet>no</Quiet><Other><Key>x</Key></Other>'
    assert.deepEqual(await removed(`${head}${object('b')}${more}${object('a')}</Delete>`), ['b', 'a'])
  })

  test('malformed documents, those of another kind, and those with external entities are refused', async () => {
    for (const text of [
      '',
      'text',
      '<Delete>',
      `<Delete>${object('a')}`,
      `<Delete>${object('a')}</Delete><`,
      '<Delete/>',
      '<Delete></Delete>',
      '<Delete>text</Delete>',
      '<Delete><Object>text</Object></Delete>',
      `<Delete>${object('a')}<Object>text</Object></Delete>`,
      '<Delete><Object/></Delete>',
      `<Other>${object('a')}</Other>`,
      `<!DOCTYPE Delete [<!ENTITY e "x">]><Delete>${object('&e;')}</Delete>`,
      `<Delete>${object('a')}</Delete><!DOCTYPE a>`,
    ]) {
      const answer = await remove(text)
      assert.deepEqual([answer.status, codeOf(answer)], [400, 'MalformedXML'], text)
      assert.match(answer.body.toString(), /<Message>The XML you provided was not well-formed/)
    }
  })

  test('an object without a name is refused', async () => {
    for (const text of [
      '<Object><Name>a</Name></Object>',
      '<Object><Key></Key></Object>',
      '<Object><Key><a/></Key></Object>',
    ])
      assert.equal(codeOf(await remove(`<Delete>${text}</Delete>`)), 'AccessDenied', text)
  })

  test('a thousand names are accepted, one more is not', async () => {
    const names = (count: number) =>
      `<Delete>${Array.from({ length: count }, (_, at) => object(String(at))).join('')}</Delete>`
    assert.equal((await removed(names(1000))).length, 1000)
    const answer = await remove(names(1001))
    assert.equal(codeOf(answer), 'MalformedXML')
    assert.match(answer.body.toString(), /At most 1000 objects/)
  })

  test('a document that does not match its Content-MD5, or exceeds 8 MiB, is refused', async () => {
    const text = `<Delete>${object('a')}</Delete>`
    const md5 = (of: string) => ({ 'content-md5': createHash('md5').update(of).digest('base64') })
    assert.equal((await remove(text, md5(text))).status, 200)
    const other = await remove(text, md5('other'))
    assert.equal(codeOf(other), 'BadDigest')
    assert.match(other.body.toString(), /did not match what we received/)
    const limit = 8 * 1024 * 1024
    const filled = (length: number) => Buffer.from(text + ' '.repeat(length - text.length))
    assert.equal((await remove(filled(limit))).status, 200)
    assert.equal(codeOf(await remove(filled(limit + 1))), 'MalformedXML')
  })

  test('a part’s number and ETag are read with and without quotes', async () => {
    const begun = await sendSigned(keys, 'POST', `${root}up`, { query: { uploads: '' } })
    const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begun.body.toString())?.[1] as string
    const sent = await sendSigned(keys, 'PUT', `${root}up`, {
      query: { uploadId, partNumber: '7' },
      body: Buffer.from('x'),
    })
    const etag = sent.headers.etag?.replaceAll('"', '') as string
    const complete = (part: string) =>
      sendSigned(keys, 'POST', `${root}up`, {
        query: { uploadId },
        body: Buffer.from(`<CompleteMultipartUpload><Part>${part}</Part></CompleteMultipartUpload>`),
      })
    const wrong = await complete(`<PartNumber>6</PartNumber><ETag>"${etag}"</ETag>`)
    assert.equal(codeOf(wrong), 'InvalidPart')
    assert.match(
      wrong.body.toString(),
      new RegExp(
        `<Message>One or more of the specified parts.*<PartNumber>6</PartNumber><ETag>${etag}</ETag>`,
      ),
    )
    assert.equal(codeOf(await complete('<PartNumber>7</PartNumber>')), 'InvalidPart')
    assert.equal(
      (await complete(`<PartNumber>&#55;</PartNumber><ETag>&quot;${etag.toLowerCase()}&quot;</ETag>`)).status,
      200,
    )
  })
})
