import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type SignedOptions, sendSigned } from './testing/signed'
import { root } from './testing/storeClient'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const owner = '<Owner><ID>100191</ID><DisplayName>100191</DisplayName></Owner>'
const time = '<LastModified>TIME</LastModified>'
const empty = '"D41D8CD98F00B204E9800998ECF8427E"'
const etag = `<ETag>${empty.replaceAll('"', '&quot;')}</ETag>`

/** Whole documents: a client of OSS may read any element of them. */
describe('documents of the store', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
    for (const name of ['a/1', 'a/2', 'a/sub/3', 'a/sub2/4', 'a/ü']) await ask('PUT', name)
  })
  after(() => gateway.stop())

  const ask = (method: string, name: string, options?: SignedOptions) =>
    sendSigned(keys, method, name === '' ? '' : root + name, options)
  const body = (text: string) => Buffer.from(text)
  /** The document, with `TIME` for times and `UPLOAD` for ids of uploads. */
  async function documentOf(
    method: string,
    name: string,
    query: Record<string, string>,
    options: SignedOptions = {},
  ) {
    const answer = await ask(method, name, { ...options, query })
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/xml'])
    return answer.body
      .toString()
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
      .replaceAll(/(?<=<(?:Next)?UploadId(?:Marker)?>)[0-9A-F]{32}/g, 'UPLOAD')
  }
  const list = (query: Record<string, string>) => documentOf('GET', '', { prefix: `${root}a/`, ...query })
  const content = (name: string, more = '') =>
    `<Contents><Key>${root}${name}</Key>${time}${etag}<Type>Normal</Type><Size>0</Size><StorageClass>Standard</StorageClass>${more}</Contents>`
  const common = (name: string) => `<CommonPrefixes><Prefix>${root}${name}</Prefix></CommonPrefixes>`
  const begun = `${head}<ListBucketResult><Name>eb-store</Name><Prefix>${root}a/</Prefix>`

  test('a list by marker, with its owners', async () => {
    assert.equal(
      await list({ delimiter: '/', 'max-keys': '3' }),
      `${begun}<Marker></Marker><NextMarker>${root}a/sub/</NextMarker><MaxKeys>3</MaxKeys><Delimiter>/</Delimiter>` +
        `<IsTruncated>true</IsTruncated>${content('a/1', owner)}${content('a/2', owner)}${common('a/sub/')}</ListBucketResult>`,
    )
    assert.equal(
      await list({ delimiter: '/', marker: `${root}a/sub/`, 'list-type': '1' }),
      `${begun}<Marker>${root}a/sub/</Marker><MaxKeys>100</MaxKeys><Delimiter>/</Delimiter>` +
        `<IsTruncated>false</IsTruncated>${content('a/ü', owner)}${common('a/sub2/')}</ListBucketResult>`,
    )
  })

  test('a list by token, with owners on request', async () => {
    const token = Buffer.from(`${root}a/2`).toString('base64url')
    const first = { 'list-type': '2', 'max-keys': '1', 'start-after': `${root}a/1` }
    assert.equal(
      await list(first),
      `${begun}<StartAfter>${root}a/1</StartAfter><NextContinuationToken>${token}</NextContinuationToken>` +
        `<KeyCount>1</KeyCount><MaxKeys>1</MaxKeys><Delimiter></Delimiter><IsTruncated>true</IsTruncated>${content('a/2')}</ListBucketResult>`,
    )
    // the token determines the position, regardless of the start
    assert.equal(
      await list({
        ...first,
        'max-keys': '5',
        delimiter: '/',
        'continuation-token': token,
        'fetch-owner': 'true',
      }),
      `${begun}<StartAfter>${root}a/1</StartAfter><ContinuationToken>${token}</ContinuationToken>` +
        `<KeyCount>3</KeyCount><MaxKeys>5</MaxKeys><Delimiter>/</Delimiter><IsTruncated>false</IsTruncated>` +
        `${content('a/ü', owner)}${common('a/sub/')}${common('a/sub2/')}</ListBucketResult>`,
    )
    const whole = await list({ 'list-type': '2', 'continuation-token': '', 'fetch-owner': 'false' })
    assert.ok(whole.includes('<KeyCount>5</KeyCount>') && !whole.includes('<Owner>'), whole)
  })

  test('a list with encoded names', async () => {
    const encoded = encodeURIComponent(`${root}a/`)
    assert.equal(
      await list({ 'encoding-type': 'url', delimiter: '/', marker: `${root}a/sub2/` }),
      `${head}<ListBucketResult><Name>eb-store</Name><Prefix>${encoded}</Prefix><Marker>${encoded}sub2%2F</Marker>` +
        `<MaxKeys>100</MaxKeys><Delimiter>%2F</Delimiter><EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>` +
        `${content('a/ü', owner).replace(`${root}a/ü`, `${encoded}%C3%BC`)}</ListBucketResult>`,
    )
  })

  test('a list is empty if its prefix, marker or delimiter cannot occur in a key', async () => {
    const queries: Record<string, string>[] = [
      { marker: 'a\0' },
      { delimiter: '\0' },
      { prefix: `${root}\0` },
    ]
    for (const query of queries)
      assert.match(await list(query), /<IsTruncated>false<\/IsTruncated><\/ListBucketResult>$/)
  })

  test('copies of objects and parts; access; deletions', async () => {
    const source = { 'x-oss-copy-source': `/eb-store/${root}a/1` }
    assert.equal(
      await documentOf('PUT', 'copied', {}, { headers: source }),
      `${head}<CopyObjectResult>${time}${etag}</CopyObjectResult>`,
    )
    const begunUpload = await ask('POST', 'part', { query: { uploads: '' } })
    const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begunUpload.body.toString())?.[1] as string
    assert.equal(
      await documentOf('PUT', 'part', { uploadId, partNumber: '1' }, { headers: source }),
      `${head}<CopyPartResult>${time}${etag}</CopyPartResult>`,
    )
    assert.equal(
      await documentOf('GET', 'copied', { acl: '' }),
      `${head}<AccessControlPolicy>${owner}<AccessControlList><Grant>default</Grant></AccessControlList></AccessControlPolicy>`,
    )
    await gateway.sql("update stored_object set created_by = null where object_key like '%copied'")
    assert.ok(
      (await documentOf('GET', 'copied', { acl: '' })).includes(
        '<Owner><ID>ebkit</ID><DisplayName>ebkit</DisplayName></Owner>',
      ),
    )
    const names = body(
      `<Delete><Object><Key>${root}copied</Key></Object><Object><Key>${root}a &amp; b</Key></Object></Delete>`,
    )
    assert.equal(
      await documentOf('POST', '', { delete: '' }, { body: names }),
      `${head}<DeleteResult><Deleted><Key>${root}copied</Key></Deleted><Deleted><Key>${root}a &amp; b</Key></Deleted></DeleteResult>`,
    )
    assert.equal(
      await documentOf('POST', '', { delete: '', 'encoding-type': 'url' }, { body: names }),
      `${head}<DeleteResult><EncodingType>url</EncodingType><Deleted><Key>${encodeURIComponent(`${root}copied`)}</Key></Deleted><Deleted><Key>${encodeURIComponent(`${root}a & b`)}</Key></Deleted></DeleteResult>`,
    )
    const quiet = body(`<Delete><Quiet> True </Quiet><Object><Key>${root}copied</Key></Object></Delete>`)
    assert.equal(
      await documentOf('POST', '', { delete: '' }, { body: quiet }),
      `${head}<DeleteResult></DeleteResult>`,
    )
  })
})
