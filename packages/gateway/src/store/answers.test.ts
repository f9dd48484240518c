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
describe('what the store answers', () => {
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
  /** The document, with `TIME` for moments and `UPLOAD` for ids of uploads. */
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

  test('a list by token, with owners where it is asked for', async () => {
    const token = Buffer.from(`${root}a/2`).toString('base64url')
    const first = { 'list-type': '2', 'max-keys': '1', 'start-after': `${root}a/1` }
    assert.equal(
      await list(first),
      `${begun}<StartAfter>${root}a/1</StartAfter><NextContinuationToken>${token}</NextContinuationToken>` +
        `<KeyCount>1</KeyCount><MaxKeys>1</MaxKeys><Delimiter></Delimiter><IsTruncated>true</IsTruncated>${content('a/2')}</ListBucketResult>`,
    )
    // the token goes on where it stands, wherever the list began
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

  test('a list whose names are encoded', async () => {
    const encoded = encodeURIComponent(`${root}a/`)
    assert.equal(
      await list({ 'encoding-type': 'url', delimiter: '/', marker: `${root}a/sub2/` }),
      `${head}<ListBucketResult><Name>eb-store</Name><Prefix>${encoded}</Prefix><Marker>${encoded}sub2%2F</Marker>` +
        `<MaxKeys>100</MaxKeys><Delimiter>%2F</Delimiter><EncodingType>url</EncodingType><IsTruncated>false</IsTruncated>` +
        `${content('a/ü', owner).replace(`${root}a/ü`, `${encoded}%C3%BC`)}</ListBucketResult>`,
    )
  })

  test('a list of what no key can be is empty', async () => {
    for (const query of [{ marker: 'a\0' }, { delimiter: '\0' }, { prefix: `${root}\0` }])
      assert.match(await list(query), /<IsTruncated>false<\/IsTruncated><\/ListBucketResult>$/)
  })

  test('an upload in parts: begun, listed, listed with its parts, complete', async () => {
    const place = `<Bucket>eb-store</Bucket><Key>${root}up/a b</Key>`
    const begunUpload = await ask('POST', 'up/a b', { query: { uploads: '' } })
    const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(begunUpload.body.toString())?.[1] as string
    assert.equal(
      begunUpload.body.toString().replace(uploadId, 'UPLOAD'),
      `${head}<InitiateMultipartUploadResult>${place}<UploadId>UPLOAD</UploadId></InitiateMultipartUploadResult>`,
    )
    for (const partNumber of ['1', '2']) {
      const sent = await ask('PUT', 'up/a b', {
        query: { uploadId, partNumber },
        body: Buffer.alloc(102_400),
      })
      assert.equal(sent.headers['content-md5'], 'S7MpR2b8NVk3W8y5hk+RBQ==')
    }
    const part = (number: number) =>
      `<Part><PartNumber>${number}</PartNumber>${time}<ETag>&quot;4BB3294766FC3559375BCCB9864F9105&quot;</ETag><Size>102400</Size></Part>`
    const ofUpload = `<UploadId>UPLOAD</UploadId><StorageClass>Standard</StorageClass>`
    assert.equal(
      await documentOf('GET', 'up/a b', { uploadId }),
      `${head}<ListPartsResult>${place}${ofUpload}<PartNumberMarker>0</PartNumberMarker><NextPartNumberMarker>2</NextPartNumberMarker>` +
        `<MaxParts>1000</MaxParts><IsTruncated>false</IsTruncated>${part(1)}${part(2)}</ListPartsResult>`,
    )
    assert.equal(
      await documentOf('GET', 'up/a b', { uploadId, 'max-parts': '1', 'encoding-type': 'url' }),
      `${head}<ListPartsResult><EncodingType>url</EncodingType>${place.replace(`${root}up/a b`, encodeURIComponent(`${root}up/a b`))}${ofUpload}` +
        `<PartNumberMarker>0</PartNumberMarker><NextPartNumberMarker>1</NextPartNumberMarker><MaxParts>1</MaxParts><IsTruncated>true</IsTruncated>${part(1)}</ListPartsResult>`,
    )
    assert.match(
      await documentOf('GET', 'up/a b', { uploadId, 'part-number-marker': '9' }),
      /<PartNumberMarker>9<\/PartNumberMarker><NextPartNumberMarker>9<\/NextPartNumberMarker>.*<IsTruncated>false<\/IsTruncated><\/ListPartsResult>$/,
    )
    const complete = await ask('POST', 'up/a b', {
      query: { uploadId },
      headers: { 'x-oss-complete-all': 'Yes' },
    })
    const made = '&quot;8ECD99E4B3C93C3C9BC69D8E3F7C1C47-2&quot;'
    const text = complete.body.toString()
    assert.equal(complete.status, 200, text)
    assert.equal(
      text.replace(/&quot;[0-9A-F]{32}-2&quot;/, made),
      `${head}<CompleteMultipartUploadResult><Location>${gateway.url}/eb-store/${root}up/a%20b</Location>${place}<ETag>${made}</ETag></CompleteMultipartUploadResult>`,
    )
    assert.equal(complete.headers.etag?.replaceAll('"', '&quot;'), /&quot;.+&quot;/.exec(text)?.[0])
  })

  test('uploads that are under way, page by page, in the order of keys and ids', async () => {
    const names = ['way/a', 'way/b', 'way/b', 'way/b', 'way/c']
    for (const name of names) await ask('POST', name, { query: { uploads: '' } })
    await ask('POST', 'wayside', { query: { uploads: '' } })
    const uploads = (query: Record<string, string>) =>
      documentOf('GET', '', { uploads: '', prefix: `${root}way/`, ...query })
    const upload = (name: string) =>
      `<Upload><Key>${root}${name}</Key><UploadId>UPLOAD</UploadId><StorageClass>Standard</StorageClass><Initiated>TIME</Initiated></Upload>`
    const start = `${head}<ListMultipartUploadsResult><Bucket>eb-store</Bucket><Prefix>${root}way/</Prefix>`
    assert.equal(
      await uploads({ 'max-uploads': '2' }),
      `${start}<KeyMarker></KeyMarker><UploadIdMarker></UploadIdMarker><NextKeyMarker>${root}way/b</NextKeyMarker><NextUploadIdMarker>UPLOAD</NextUploadIdMarker>` +
        `<MaxUploads>2</MaxUploads><IsTruncated>true</IsTruncated>${upload('way/a')}${upload('way/b')}</ListMultipartUploadsResult>`,
    )
    assert.equal(
      await uploads({ 'key-marker': `${root}way/b` }),
      `${start}<KeyMarker>${root}way/b</KeyMarker><UploadIdMarker></UploadIdMarker><NextKeyMarker>${root}way/c</NextKeyMarker><NextUploadIdMarker>UPLOAD</NextUploadIdMarker>` +
        `<MaxUploads>1000</MaxUploads><IsTruncated>false</IsTruncated>${upload('way/c')}</ListMultipartUploadsResult>`,
    )
    assert.equal(
      await uploads({ 'key-marker': `${root}way/z`, 'encoding-type': 'url' }),
      `${head}<ListMultipartUploadsResult><EncodingType>url</EncodingType><Bucket>eb-store</Bucket><Prefix>${encodeURIComponent(`${root}way/`)}</Prefix><KeyMarker>${encodeURIComponent(`${root}way/z`)}</KeyMarker>` +
        '<UploadIdMarker></UploadIdMarker><NextKeyMarker></NextKeyMarker><NextUploadIdMarker></NextUploadIdMarker><MaxUploads>1000</MaxUploads><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>',
    )
    const ids = (
      await gateway.sql<{ id: string }>(
        "select upload_id as id from stored_upload where object_key like '%way/b' order by 1",
      )
    ).map(({ id }) => id)
    const rest = await ask('GET', '', {
      query: {
        uploads: '',
        prefix: `${root}way/`,
        'key-marker': `${root}way/b`,
        'upload-id-marker': ids[0] as string,
      },
    })
    const found = [...rest.body.toString().matchAll(/<UploadId>(.+?)<\/UploadId>/g)].map(([, id]) => id)
    assert.deepEqual(found.slice(0, 2), ids.slice(1))
    assert.equal(found.length, 3)
    assert.ok(rest.body.toString().includes(`<UploadIdMarker>${ids[0]}</UploadIdMarker>`))
    for (const query of [{ 'key-marker': 'a\0' }, { 'upload-id-marker': '\0' }, { prefix: `${root}\0` }])
      assert.equal((await uploads(query)).includes('<Upload>'), false)
  })

  test('copies, of objects and of parts; access; what was deleted', async () => {
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
