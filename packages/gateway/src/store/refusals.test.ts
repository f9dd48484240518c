import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type SignedOptions, sendSigned } from './testing/signed'
import { root, sendRaw } from './testing/storeClient'

const key = `${root}there`

/** Each refusal has a code, a message, and details. */
describe('refusals of the store', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let uploadId: string
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
    await sendSigned(keys, 'PUT', key, { body: Buffer.from('0123456789') })
    const begun = await sendSigned(keys, 'POST', `${root}upload`, { query: { uploads: '' } })
    uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begun.body.toString())?.[1] as string
  })
  after(() => gateway.stop())

  const xml = (text: string) => ({ body: Buffer.from(text) })
  const copyFrom = (source: string, more = {}) => ({ headers: { 'x-oss-copy-source': source, ...more } })
  async function refusal(method: string, name: string, options: SignedOptions = {}) {
    const { status, body } = await sendSigned(keys, method, name, options)
    const text = body.toString()
    const elements = Object.fromEntries(
      [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, element, value]) => [element as string, value]),
    )
    const { Code, Message, RequestId, HostId, ...details } = elements
    assert.ok(Message && Message.length > 10 && RequestId && HostId, text)
    return { status, code: Code, message: Message, details }
  }
  const assertRefused = async (
    asked: [string, string, SignedOptions?],
    status: number,
    code: string,
    details: Record<string, string> = {},
    message = /./,
  ) => {
    const found = await refusal(...asked)
    assert.deepEqual([found.status, found.code, found.details], [status, code, details])
    assert.match(found.message, message)
  }

  test('a missing object or upload is named', async () => {
    for (const [method, query] of [
      ['GET', {}],
      ['GET', { acl: '' }],
      ['PUT', { acl: '' }],
      ['GET', { 'x-oss-process': 'image/info' }],
    ] as const)
      await assertRefused(
        [method, `${root}none`, { query }],
        404,
        'NoSuchKey',
        { Key: `${root}none` },
        /does not exist/,
      )
    await assertRefused(['PUT', key, copyFrom(`/eb-store/${root}none`)], 404, 'NoSuchKey', {
      Key: `${root}none`,
    })
    const calls: [string, Record<string, string>][] = [
      ['GET', { uploadId: 'X' }],
      ['PUT', { uploadId: 'X', partNumber: '1' }],
      ['DELETE', { uploadId: 'X' }],
      ['POST', { uploadId: 'X' }],
    ]
    for (const [method, query] of calls) {
      const body = xml(
        '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>x</ETag></Part></CompleteMultipartUpload>',
      )
      const options = { query, ...(method === 'POST' ? body : {}) }
      await assertRefused(
        [method, key, options],
        404,
        'NoSuchUpload',
        { UploadId: 'X' },
        /upload does not exist/,
      )
    }
  })

  test('an unknown ACL is refused by name, on put and on change', async () => {
    const headers = { 'x-oss-object-acl': 'everybody' }
    const details = { ArgumentName: 'x-oss-object-acl', ArgumentValue: 'everybody' }
    await assertRefused(['PUT', `${root}a`, { headers }], 400, 'InvalidArgument', details, /access control/)
    await assertRefused(['PUT', key, { headers, query: { acl: '' } }], 400, 'InvalidArgument', details)
    await assertRefused(['POST', key, { headers, query: { uploads: '' } }], 400, 'InvalidArgument', details)
    for (const acl of ['default', 'private', 'public-read', 'public-read-write']) {
      await sendSigned(keys, 'PUT', key, { headers: { 'x-oss-object-acl': acl }, query: { acl: '' } })
      const { body } = await sendSigned(keys, 'GET', key, { query: { acl: '' } })
      assert.ok(body.toString().includes(`<Grant>${acl}</Grant>`), acl)
    }
    // without one it is the store's own
    await sendSigned(keys, 'PUT', key, { query: { acl: '' } })
  })

  test('metadata of more than 8 KiB together', async () => {
    const meta = (length: number) => ({
      headers: { 'x-oss-meta-a': 'x'.repeat(length - 10), 'x-oss-meta-b': '' },
    })
    const limit = 8192 - '{"a":"","b":""}'.length + 10
    await assertRefused(
      ['PUT', `${root}meta`, meta(limit + 1)],
      400,
      'InvalidArgument',
      {},
      /metadata are too large/,
    )
    assert.equal((await sendSigned(keys, 'PUT', `${root}meta`, meta(limit))).status, 200)
  })

  test('an object that must not be overwritten', async () => {
    const headers = { 'x-oss-forbid-overwrite': 'TRUE' }
    for (const options of [{ headers }, { headers, query: { uploads: '' } }])
      await assertRefused(
        [options.query ? 'POST' : 'PUT', key, options],
        409,
        'FileAlreadyExists',
        {},
        /already exists/,
      )
    const copying = copyFrom(`/eb-store/${key}`, headers)
    await assertRefused(['PUT', key, copying], 409, 'FileAlreadyExists')
    assert.equal((await sendSigned(keys, 'PUT', `${root}new`, { headers })).status, 200)
    assert.equal(
      (
        await sendSigned(keys, 'PUT', key, {
          headers: { 'x-oss-forbid-overwrite': 'false' },
          body: Buffer.from('0123456789'),
        })
      ).status,
      200,
    )
  })

  test('a copy source that is not an object of the store', async () => {
    for (const source of [
      '',
      'there',
      '/other/1001/100101/there',
      `/eb-store/`,
      `/eb-store/${key}?versionId=1`,
      `//${key}`,
      '/eb-store/%',
      `x/eb-store/${key}`,
    ])
      await assertRefused(
        ['PUT', `${root}copy`, copyFrom(source)],
        400,
        'InvalidArgument',
        { ArgumentName: 'x-oss-copy-source' },
        /\/bucket\/key/,
      )
    await assertRefused(
      ['PUT', `${root}copy`, copyFrom(`/eb-store/${root}../there`)],
      400,
      'InvalidObjectName',
    )
    await assertRefused(['PUT', `${root}copy`, copyFrom('/eb-store/1001/100102/a')], 403, 'AccessDenied')
    for (const source of [`/eb-store/${key}`, `eb-store/${key}`, `/eb-store/${encodeURIComponent(key)}`])
      assert.equal((await sendSigned(keys, 'PUT', `${root}copy`, copyFrom(source))).status, 200, source)
  })

  test('conditional copies', async () => {
    const tag = '"781E5E245D69B566979B86E28D23F2C7"'
    const earlier = new Date(Date.now() - 3_600_000).toUTCString()
    const later = new Date(Date.now() + 3_600_000).toUTCString()
    const cases: [string, string, number][] = [
      ['if-match', tag, 200],
      ['if-match', '"x"', 412],
      ['if-none-match', '"x"', 200],
      ['if-none-match', tag, 304],
      ['if-modified-since', earlier, 200],
      ['if-modified-since', later, 304],
      ['if-unmodified-since', later, 200],
      ['if-unmodified-since', earlier, 412],
    ]
    for (const [name, value, status] of cases) {
      const options = copyFrom(`/eb-store/${key}`, { [`x-oss-copy-source-${name}`]: value })
      assert.equal((await sendSigned(keys, 'PUT', `${root}copy`, options)).status, status, `${name} ${value}`)
    }
  })

  test('invalid part numbers, and numbers in lists', async () => {
    for (const [name, value, method, from, to] of [
      ['partNumber', '0', 'PUT', 1, 10_000],
      ['partNumber', '10001', 'PUT', 1, 10_000],
      ['max-parts', '0', 'GET', 1, 1000],
      ['max-parts', '1001', 'GET', 1, 1000],
      ['part-number-marker', '10001', 'GET', 0, 10_000],
    ] as const)
      await assertRefused(
        [method, `${root}upload`, { query: { uploadId, [name]: value } }],
        400,
        'InvalidArgument',
        { ArgumentName: name, ArgumentValue: value },
        new RegExp(`${name} must be an integer between ${from} and ${to}`),
      )
    for (const [name, value, query] of [
      ['max-keys', '0', {}],
      ['max-keys', '1001', { 'list-type': '2' }],
      ['max-uploads', '0', { uploads: '' }],
      ['max-uploads', '1001', { uploads: '' }],
    ] as const)
      await assertRefused(
        ['GET', '', { query: { ...query, prefix: root, [name]: value } }],
        400,
        'InvalidArgument',
        { ArgumentName: name, ArgumentValue: value },
      )
  })

  test('an invalid list token, and an unknown encoding', async () => {
    for (const token of ['x', 'YQ==', '!'])
      await assertRefused(
        ['GET', '', { query: { prefix: root, 'list-type': '2', 'continuation-token': token } }],
        400,
        'InvalidArgument',
        { ArgumentName: 'continuation-token' },
        /token is not valid/,
      )
    const details = { ArgumentName: 'encoding-type', ArgumentValue: 'x' }
    const queries: Record<string, string>[] = [{ prefix: root }, { prefix: root, uploads: '' }]
    for (const query of queries)
      await assertRefused(
        ['GET', '', { query: { ...query, 'encoding-type': 'x' } }],
        400,
        'InvalidArgument',
        details,
      )
  })

  test('unsupported features of OSS', async () => {
    const names =
      'append asyncFetch bucketInfo cors delete encryption lifecycle location logging policy referer restore stat symlink tagging versionId versioning versions website'
    for (const name of names.split(' '))
      for (const [method, at] of [
        ['GET', key],
        ['PUT', key],
        ['GET', ''],
      ] as const)
        await assertRefused(
          [method, at, { query: { [name]: '' } }],
          501,
          'NotImplemented',
          {},
          /not implemented/,
        )
    for (const [method, at, query] of [
      ['PUT', '', {}],
      ['DELETE', '', {}],
      ['POST', key, {}],
      ['POST', key, { acl: '' }],
      ['PUT', key, { uploads: '' }],
      ['GET', '', { acl: '' }],
    ] as const)
      await assertRefused([method, at, { query }], 501, 'NotImplemented')
  })

  test('a signature gives access to its scope only; unsigned requests can only read', async () => {
    await assertRefused(['GET', '1001/100102/a'], 403, 'AccessDenied', {}, /no right to access/)
    const answer = await sendRaw(gateway.url, `/eb-store/${key}`, { method: 'PUT' })
    assert.match(answer.body.toString(), /<Code>AccessDenied<\/Code><Message>Anonymous access is forbidden/)
  })
})
