import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type SignedOptions, sendSigned } from './testing/signed'
import { root } from './testing/storeClient'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const time = '<LastModified>TIME</LastModified>'
/** Minimum size of a part that is not the last. */
const bytes = Buffer.alloc(102_400)
const md5 = createHash('md5').update(bytes).digest()

/** Whole documents: a client of OSS may read any element of them. */
describe('documents of multipart uploads', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
  })
  after(() => gateway.stop())

  const ask = (method: string, name: string, options?: SignedOptions) =>
    sendSigned(keys, method, name === '' ? '' : root + name, options)
  /** The document, with `TIME` for moments and `UPLOAD` for ids of uploads. */
  async function documentOf(method: string, name: string, query: Record<string, string>) {
    const answer = await ask(method, name, { query })
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/xml'])
    return answer.body
      .toString()
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
      .replaceAll(/(?<=<(?:Next)?UploadId(?:Marker)?>)[0-9A-F]{32}/g, 'UPLOAD')
  }

  test('a multipart upload: started, listed, listed with its parts, completed', async () => {
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
        body: bytes,
      })
      assert.equal(sent.headers['content-md5'], md5.toString('base64'))
    }
    const part = (number: number) =>
      `<Part><PartNumber>${number}</PartNumber>${time}<ETag>&quot;${md5.toString('hex').toUpperCase()}&quot;</ETag><Size>102400</Size></Part>`
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

  test('unfinished uploads, page by page, in the order of keys and ids', async () => {
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
    const queries: Record<string, string>[] = [
      { 'key-marker': 'a\0' },
      { 'upload-id-marker': '\0' },
      { prefix: `${root}\0` },
    ]
    for (const query of queries) assert.equal((await uploads(query)).includes('<Upload>'), false)
  })
})
