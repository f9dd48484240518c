import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { sendSigned } from './testing/signed'
import { clientOf, codeOf, root, versions } from './testing/storeClient'

const kib = 1024
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex').toUpperCase()}"`

/** ali-oss's types are incomplete. */
interface Parts {
  parts: { PartNumber: string; ETag: string; Size: string }[]
  isTruncated: string
  nextPartNumberMarker: string
}
interface Uploads {
  uploads: { name: string; uploadId: string }[]
  isTruncated: boolean
  nextKeyMarker: string
  nextUploadIdMarker: string
}

for (const version of versions)
  describe(`uploads in parts, ${version}`, () => {
    let gateway: TestGateway
    let client: OSS
    before(async () => {
      gateway = await startTestGateway()
      client = await clientOf(gateway, version)
    })
    after(() => gateway.stop())

    const blobs = async () => {
      const found = await readdir(gateway.storeFolder, { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile() && entry.name !== 'database-id').length
    }
    const begin = async (key: string) => (await client.initMultipartUpload(key)).uploadId
    const send = async (key: string, uploadId: string, number: number, bytes: Buffer) => {
      const { etag } = await client.uploadPart(key, uploadId, number, bytes as never, 0, bytes.length)
      return { number, etag }
    }

    test('combines the parts in their order into one object, and reads any range of it', async () => {
      const key = `${root}parts/文件.bin`
      const bytes = randomBytes(350 * kib)
      await client.multipartUpload(key, bytes, {
        partSize: 100 * kib,
        parallel: 3,
        meta: { a: 'b' } as never,
      } as never)
      const { content, res } = await client.get(key)
      assert.ok((content as Buffer).equals(bytes))
      const headers = res.headers as Record<string, string>
      assert.match(headers.etag ?? '', /^"[0-9A-F]{32}-4"$/)
      assert.equal(headers['x-oss-object-type'], 'Multipart')
      assert.deepEqual((await client.head(key)).meta, { a: 'b' })
      for (const [start, end] of [
        [0, 0],
        [102_399, 102_400],
        [100_000, 320_000],
        [358_399, 358_399],
      ] as const) {
        const part = await client.get(key, { headers: { Range: `bytes=${start}-${end}` } } as never)
        assert.ok((part.content as Buffer).equals(bytes.subarray(start, end + 1)), `${start}-${end}`)
      }
      assert.equal(await blobs(), 4)
      await client.copy(`${root}parts/copy`, key)
      await client.delete(key)
      assert.ok(((await client.get(`${root}parts/copy`)).content as Buffer).equals(bytes))
      await client.delete(`${root}parts/copy`)
      assert.equal(await blobs(), 0)
    })

    test('lists parts page by page; a part that is sent again replaces the previous one', async () => {
      const key = `${root}listed`
      const uploadId = await begin(key)
      for (const number of [3, 1, 2]) await send(key, uploadId, number, Buffer.alloc(10, number))
      await send(key, uploadId, 2, Buffer.from('again'))
      const first = (await client.listParts(
        key,
        uploadId,
        { 'max-parts': 2 } as never,
        {},
      )) as unknown as Parts
      assert.deepEqual(
        first.parts.map(({ PartNumber, Size }) => [PartNumber, Size]),
        [
          ['1', '10'],
          ['2', '5'],
        ],
      )
      assert.equal(first.parts[1]?.ETag, etagOf(Buffer.from('again')))
      assert.equal(first.isTruncated, 'true')
      const marker = { 'part-number-marker': first.nextPartNumberMarker, 'max-parts': 1000 }
      const rest = (await client.listParts(key, uploadId, marker as never, {})) as unknown as {
        parts: { PartNumber: string }
      }
      assert.equal(rest.parts.PartNumber, '3')
      assert.equal(await blobs(), 3)
      await client.abortMultipartUpload(key, uploadId, {})
      assert.equal(await blobs(), 0)
    })

    test('lists unfinished uploads below the signature’s prefixes', async () => {
      const keys = ['up/a', 'up/b', 'up/b'].map((name) => root + name)
      const ids: string[] = []
      for (const key of keys) ids.push(await begin(key))
      const list = async (query: object) =>
        (await client.listUploads({ prefix: `${root}up/`, ...query } as never, {})) as unknown as Uploads
      const first = await list({ 'max-uploads': 2 })
      assert.deepEqual([first.uploads.length, first.isTruncated, first.nextKeyMarker], [2, true, keys[1]])
      const rest = await list({
        'key-marker': first.nextKeyMarker,
        'upload-id-marker': first.nextUploadIdMarker,
      })
      assert.deepEqual([...first.uploads, ...rest.uploads].map(({ uploadId }) => uploadId).sort(), ids.sort())
      for (const { name, uploadId } of [...first.uploads, ...rest.uploads])
        await client.abortMultipartUpload(name, uploadId, {})
      assert.deepEqual((await list({})).uploads, [])
    })

    test('a part can be a range of another object', async () => {
      const [source, key] = [`${root}from`, `${root}to`]
      const bytes = randomBytes(300 * kib)
      await client.put(source, bytes)
      const data = { sourceKey: source, sourceBucketName: 'eb-store' }
      await client.multipartUploadCopy(key, data as never, { partSize: 100 * kib, parallel: 1 } as never)
      assert.ok(((await client.get(key)).content as Buffer).equals(bytes))
      await client.deleteMulti([source, key])
    })

    test('refuses to complete with missing, different, unordered or too small parts; the upload stays', async () => {
      const key = `${root}strict`
      const uploadId = await begin(key)
      const large = await send(key, uploadId, 1, randomBytes(100 * kib))
      const small = await send(key, uploadId, 2, randomBytes(10))
      const last = await send(key, uploadId, 3, randomBytes(10))
      const complete = (parts: object[]) => client.completeMultipartUpload(key, uploadId, parts as never)
      await assert.rejects(complete([large, { number: 4, etag: last.etag }]), {
        code: 'InvalidPart',
        status: 400,
      })
      await assert.rejects(complete([large, { number: 2, etag: last.etag }]), { code: 'InvalidPart' })
      await assert.rejects(complete([large, small, last]), { code: 'EntityTooSmall', status: 400 })
      await assert.rejects(complete([]), { code: 'MalformedXML' })
      const keys = await gateway.lendStoreKeys()
      const raw = async (xml: string, headers = {}) =>
        codeOf(await sendSigned(keys, 'POST', key, { query: { uploadId }, body: Buffer.from(xml), headers }))
      const part = ({ number, etag }: { number: number; etag: string }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`
      const body = (...parts: { number: number; etag: string }[]) =>
        `<CompleteMultipartUpload>${parts.map(part).join('')}</CompleteMultipartUpload>`
      assert.equal(await raw(body(last, large)), 'InvalidPartOrder')
      assert.equal(await raw(body(large, large)), 'InvalidPartOrder')
      assert.equal(await raw('<CompleteMultipartUpload>'), 'MalformedXML')
      assert.equal(await raw('<Other/>'), 'MalformedXML')
      assert.equal(await raw('<!DOCTYPE a [<!ENTITY b "c">]><CompleteMultipartUpload/>'), 'MalformedXML')
      assert.equal(await raw(body(large, last), { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }), 'BadDigest')
      await assert.rejects(client.head(key), { code: 'NoSuchKey' })
      await complete([large, last])
      assert.equal((await client.get(key)).content.length, 100 * kib + 10)
      assert.equal(await blobs(), 2, 'the part that was left out is gone')
      await assert.rejects(complete([large, last]), { code: 'NoSuchUpload', status: 404 })
      await client.delete(key)
    })

    test('F-UP-11 after an abort no part is left or accepted', async () => {
      const key = `${root}aborted`
      const uploadId = await begin(key)
      await send(key, uploadId, 1, randomBytes(100 * kib))
      assert.equal(await blobs(), 1)
      await client.abortMultipartUpload(key, uploadId, {})
      assert.equal(await blobs(), 0)
      const gone = { code: 'NoSuchUpload', status: 404 }
      await assert.rejects(send(key, uploadId, 2, randomBytes(10)), gone)
      await assert.rejects(client.abortMultipartUpload(key, uploadId, {}), gone)
      await assert.rejects(client.listParts(key, uploadId, {} as never, {}), gone)
      assert.equal(await blobs(), 0)
      assert.deepEqual(await gateway.sql('select from stored_part'), [])
    })

    test('parts that arrive during the abort leave nothing behind', async () => {
      const key = `${root}race`
      const uploadId = await begin(key)
      const sent = Array.from({ length: 6 }, (_, index) =>
        send(key, uploadId, index + 1, randomBytes(200 * kib)),
      )
      await Promise.race(sent)
      await client.abortMultipartUpload(key, uploadId, {})
      await Promise.allSettled(sent)
      assert.equal(await blobs(), 0)
    })

    test('an upload belongs to its key, and part numbers are 1 to 10000', async () => {
      const key = `${root}own`
      const uploadId = await begin(key)
      await assert.rejects(send(`${root}other`, uploadId, 1, Buffer.from('x')), { code: 'NoSuchUpload' })
      for (const number of [0, 10_001, -1, 1.5])
        await assert.rejects(send(key, uploadId, number, Buffer.from('x')), { code: 'InvalidArgument' })
      await client.abortMultipartUpload(key, uploadId, {})
    })

    test('x-oss-forbid-overwrite applies on start and on completion', async () => {
      const key = `${root}forbidden`
      const headers = { 'x-oss-forbid-overwrite': 'true' }
      const uploadId = await begin(key)
      const part = await send(key, uploadId, 1, Buffer.from('second'))
      await client.put(key, Buffer.from('first'))
      const exists = { code: 'FileAlreadyExists', status: 409 }
      await assert.rejects(client.initMultipartUpload(key, { headers } as never), exists)
      await assert.rejects(
        client.completeMultipartUpload(key, uploadId, [part], { headers } as never),
        exists,
      )
      assert.equal(String((await client.get(key)).content), 'first')
      await client.completeMultipartUpload(key, uploadId, [part])
      assert.equal(String((await client.get(key)).content), 'second')
      assert.equal(await blobs(), 1)
      await client.delete(key)
    })
  })
