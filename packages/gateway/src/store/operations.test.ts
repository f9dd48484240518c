import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { clientOf, root, versions } from './testing/storeClient'

const bytes = (text: string) => Buffer.from(text)
const denied = { code: 'AccessDenied', status: 403 }

for (const version of versions)
  describe(`ali-oss on the store, ${version}`, () => {
    let gateway: TestGateway
    let client: OSS
    /** The types of ali-oss do not know all of its methods. */
    let more: {
      getObjectMeta(key: string): Promise<{ status: number }>
      putObjectTagging(key: string, tags: Record<string, string>): Promise<unknown>
    }
    const own = `${root}${version}/`
    before(async () => {
      gateway = await startTestGateway()
      client = await clientOf(gateway, version)
      more = client as unknown as typeof more
    })
    after(() => gateway.stop())

    const textOf = async (key: string) => String((await client.get(key)).content)

    test('puts, gets and describes an object', async () => {
      const key = `${own}hello.txt`
      const put = await client.put(key, bytes('hello'), {
        meta: { owner: 'clerk' } as never,
        headers: { 'Cache-Control': 'max-age=60', 'Content-Disposition': 'attachment; filename="a.txt"' },
      })
      assert.equal((put.res.headers as Record<string, string>).etag, '"5D41402ABC4B2A76B9719D911017C592"')
      const { content, res } = await client.get(key)
      assert.equal(String(content), 'hello')
      const { headers } = res as { headers: Record<string, string> }
      assert.equal(headers['content-type'], 'text/plain')
      assert.equal(headers['cache-control'], 'max-age=60')
      assert.equal(headers['content-disposition'], 'attachment; filename="a.txt"')
      const head = await client.head(key)
      assert.deepEqual(head.meta, { owner: 'clerk' })
      const about = head.res.headers as Record<string, string>
      assert.equal(about['content-length'], '5')
      assert.equal(about['x-oss-object-type'], 'Normal')
      assert.match(about['x-oss-request-id'] ?? '', /^[\w.-]{8,}$/)
      assert.equal((await more.getObjectMeta(key)).status, 200)
    })

    test('puts from a stream without a length', async () => {
      const { Readable } = await import('node:stream')
      const key = `${own}stream`
      await client.putStream(key, Readable.from([bytes('one '), bytes('two')]))
      assert.equal(await textOf(key), 'one two')
    })

    test('an empty object is an object', async () => {
      const key = `${own}empty`
      await client.put(key, bytes(''))
      assert.equal(await textOf(key), '')
      assert.equal(((await client.head(key)).res.headers as Record<string, string>)['content-length'], '0')
    })

    test('accepts names of every script, with special characters of addresses and XML, and of the maximum length', async () => {
      const names = [
        '文件 (1)+%20&<>"\'#?=;:@!*~`^|{}[]$,.txt',
        '😀👨‍👩‍👧',
        'e\u0301 é \u200f\u202e',
        'a//b',
        'back\\slash',
        '长'.repeat(300),
        'x'.repeat(1023 - own.length),
      ]
      for (const name of names) {
        const key = own + name
        await client.put(key, bytes(name))
        assert.equal(await textOf(key), name)
        const { objects } = await client.listV2({ prefix: key, 'max-keys': '10' } as never, {})
        assert.deepEqual(
          objects.map((object) => object.name),
          [key],
        )
        await client.deleteMulti([key])
        await assert.rejects(client.head(key), { code: 'NoSuchKey', status: 404 })
      }
    })

    test('gets ranges', async () => {
      const key = `${own}range`
      await client.put(key, bytes('0123456789'))
      const part = await client.get(key, { headers: { Range: 'bytes=2-4' } } as never)
      assert.equal(String(part.content), '234')
      assert.equal(part.res.status, 206)
    })

    test('gets with response headers set by the reader', async () => {
      const key = `${own}chosen`
      await client.put(key, bytes('x'))
      const { res } = await client.get(key, {
        subres: {
          'response-content-disposition': 'attachment; filename=a.bin',
          'response-cache-control': 'no-store',
        },
      } as never)
      const headers = res.headers as Record<string, string>
      assert.equal(headers['content-disposition'], 'attachment; filename=a.bin')
      assert.equal(headers['cache-control'], 'no-store')
    })

    test('deletes an object, and ignores a missing one', async () => {
      const key = `${own}gone`
      await client.put(key, bytes('x'))
      assert.equal((await client.delete(key)).res.status, 204)
      assert.equal((await client.delete(key)).res.status, 204)
      await assert.rejects(client.get(key), { code: 'NoSuchKey', status: 404 })
    })

    test('deletes a thousand, and lists them unless the request is quiet', async () => {
      const keys = Array.from({ length: 1000 }, (_, index) => `${own}many/a&b ${index}`)
      for (const key of keys.slice(0, 3)) await client.put(key, bytes('x'))
      const { deleted } = await client.deleteMulti(keys)
      assert.deepEqual(
        (deleted as unknown as { Key: string }[]).map((each) => each.Key),
        keys,
      )
      await assert.rejects(client.head(keys[0] as string), { code: 'NoSuchKey' })
      await client.put(keys[0] as string, bytes('x'))
      assert.deepEqual((await client.deleteMulti(keys.slice(0, 1), { quiet: true })).deleted, [])
      await assert.rejects(client.head(keys[0] as string), { code: 'NoSuchKey' })
    })

    test('deletes none of a thousand if one is foreign', async () => {
      const key = `${own}kept`
      await client.put(key, bytes('x'))
      await assert.rejects(client.deleteMulti([key, '1001/100102/theirs']), denied)
      assert.equal(await textOf(key), 'x')
    })

    test('copies, with the source’s metadata or others', async () => {
      const [source, copy] = [`${own}源 +文件.txt`, `${own}copy.txt`]
      await client.put(source, bytes('copied'), { meta: { a: '1' } as never })
      await client.copy(copy, source)
      assert.equal(await textOf(copy), 'copied')
      assert.deepEqual((await client.head(copy)).meta, { a: '1' })
      await client.put(source, bytes('changed'))
      await client.delete(source)
      assert.equal(await textOf(copy), 'copied', 'a copy lives on its own')
      await client.putMeta(copy, { b: '2' } as never, {})
      assert.deepEqual((await client.head(copy)).meta, { b: '2' })
      assert.equal(await textOf(copy), 'copied')
    })

    test('refuses to copy from or to foreign keys, and missing objects', async () => {
      await client.put(`${own}mine`, bytes('x'))
      await assert.rejects(client.copy(`${own}stolen`, '1001/100102/theirs'), denied)
      await assert.rejects(client.copy('1001/100102/planted', `${own}mine`), denied)
      await assert.rejects(client.copy(`${own}none`, `${own}nothing`), { code: 'NoSuchKey' })
    })

    test('reads and writes an object’s ACL', async () => {
      const key = `${own}acl`
      await client.put(key, bytes('x'))
      assert.equal((await client.getACL(key)).acl, 'default')
      const read = () => fetch(`${gateway.url}/eb-store/${key}`)
      assert.equal((await read()).status, 200)
      await client.putACL(key, 'private')
      assert.equal((await client.getACL(key)).acl, 'private')
      assert.equal((await read()).status, 403)
      assert.equal(await textOf(key), 'x')
      await assert.rejects(client.putACL(key, 'everybody' as never), { code: 'InvalidArgument' })
      await assert.rejects(client.getACL(`${own}nothing`), { code: 'NoSuchKey' })
    })

    test('lists in both ways, folder by folder', async () => {
      const names = ['a', 'a/b', 'a/c/d', 'ab', 'z', 'ä', '文', '😀']
      for (const name of names) await client.put(`${own}list/${name}`, bytes(name))
      const prefix = `${own}list/`
      const all = await client.list({ prefix, 'max-keys': 100 }, {})
      assert.deepEqual(
        all.objects.map((object) => object.name),
        names.map((name) => prefix + name),
      )
      assert.deepEqual([all.isTruncated, all.objects[1]?.size], [false, 3])
      const folder = await client.list({ prefix, delimiter: '/', 'max-keys': 2 }, {})
      assert.deepEqual(
        [folder.objects.map(({ name }) => name), folder.prefixes],
        [[`${prefix}a`], [`${prefix}a/`]],
      )
      assert.equal(folder.isTruncated, true)
      const rest = await client.list(
        { prefix, delimiter: '/', marker: folder.nextMarker as string, 'max-keys': 100 },
        {},
      )
      assert.deepEqual(
        rest.objects.map(({ name }) => name),
        ['ab', 'z', 'ä', '文', '😀'].map((name) => prefix + name),
      )
      assert.deepEqual(rest.prefixes, null)
      const first = await client.listV2({ prefix, 'max-keys': '3', 'start-after': `${prefix}a` } as never, {})
      assert.deepEqual(
        first.objects.map(({ name }) => name),
        ['a/b', 'a/c/d', 'ab'].map((name) => prefix + name),
      )
      const next = first as unknown as { nextContinuationToken: string; keyCount: number }
      assert.equal(next.keyCount, 3)
      const second = await client.listV2(
        { prefix, 'max-keys': '100', 'continuation-token': next.nextContinuationToken } as never,
        {},
      )
      assert.deepEqual(
        second.objects.map(({ name }) => name),
        ['z', 'ä', '文', '😀'].map((name) => prefix + name),
      )
    })

    test('lists names percent-encoded on request', async () => {
      await client.put(`${own}enc/ü b`, bytes('x'))
      const { objects } = await client.list(
        { prefix: `${own}enc/`, 'encoding-type': 'url', 'max-keys': 10 },
        {},
      )
      assert.deepEqual(
        objects.map(({ name }) => name),
        [encodeURIComponent(`${own}enc/ü b`)],
      )
    })

    test('lists below its prefixes only', async () => {
      for (const prefix of ['', '1001/', '1001/100102/', '1002/', '1001/1001'])
        await assert.rejects(client.list({ prefix, 'max-keys': 10 }, {}), denied, prefix)
      for (const maxKeys of [0, 1001, 'x'])
        await assert.rejects(client.list({ prefix: own, 'max-keys': maxKeys as number }, {}), {
          code: 'InvalidArgument',
        })
    })

    test('operations that the store does not support are refused, not ignored', async () => {
      await client.put(`${own}one`, bytes('x'))
      await assert.rejects(client.append(`${own}one`, bytes('more')), { code: 'NotImplemented' })
      await assert.rejects(more.putObjectTagging(`${own}one`, { a: 'b' }), { code: 'NotImplemented' })
      await assert.rejects(client.get(`${own}one`, { versionId: 'x' } as never), { code: 'NotImplemented' })
      assert.equal(await textOf(`${own}one`), 'x')
    })
  })
