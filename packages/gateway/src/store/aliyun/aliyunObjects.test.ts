import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Database } from '../../database/open'
import type { AliyunSettings } from '../settings'
import { type AliyunServer, type Asked, lentKeys, startAliyunServer } from '../testing/aliyunServer'
import { createAliyunObjects } from './aliyunObjects'

/** Needed for files only, which these tests do not use. */
const noDatabase = {} as Database

describe('the gateway’s requests to Aliyun', () => {
  let store: AliyunServer
  let service: AliyunServer
  let settings: AliyunSettings
  before(async () => {
    store = await startAliyunServer()
    service = await startAliyunServer()
    settings = {
      region: 'oss-cn-hangzhou',
      bucket: 'hotel-files',
      roleArn: 'acs:ram::1:role/upload',
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      endpoint: store.url,
      domain: undefined,
      stsEndpoint: service.url,
    }
  })
  after(() => {
    store.stop()
    service.stop()
  })
  let count = 0
  beforeEach(() => {
    count = 0
    service.answerWith((reply) => reply.end(lentKeys(++count)))
    store.answerWith((reply) => reply.end())
  })
  const objects = () => createAliyunObjects(settings, noDatabase, 900_000)
  const parametersOf = (at = -1) => new URLSearchParams(service.asked.at(at)?.body)
  const unavailable = (message: RegExp) => ({ status: 502, code: 'store-unavailable', message })

  test('are signed with issued keys, below the bucket, with encoded names', async () => {
    store.answerWith((reply) => reply.writeHead(404).end())
    assert.equal(await objects().head('1001/100101/a b/房?.txt'), undefined)
    const [{ method, url, headers } = {} as Asked] = store.asked
    assert.deepEqual([method, url], ['HEAD', '/hotel-files/1001/100101/a%20b/%E6%88%BF%3F.txt'])
    assert.equal(headers['x-oss-security-token'], 'token 1')
    const date = headers['x-oss-date'] as string
    assert.ok(Math.abs(Date.parse(date) - Date.now()) < 60_000)
    const text = `HEAD\n\n\n${date}\nx-oss-date:${date}\nx-oss-security-token:token 1\n/hotel-files/1001/100101/a b/房?.txt`
    const signature = createHmac('sha1', 'secret 1').update(text).digest('base64')
    assert.equal(headers.authorization, `OSS STS.1:${signature}`)
  })

  test('an object is described by its headers', async () => {
    const modified = 'Sun, 22 Nov 2026 08:00:00 GMT'
    store.answerWith((reply) =>
      reply
        .writeHead(200, {
          'content-length': '12',
          etag: '"abc"',
          'content-type': 'image/png',
          'last-modified': modified,
        })
        .end(),
    )
    assert.deepEqual(await objects().head('1001/100101/a'), {
      objectKey: '1001/100101/a',
      size: 12,
      etag: 'ABC',
      contentType: 'image/png',
      modifiedAt: new Date(modified),
    })
    store.answerWith((reply) => reply.writeHead(200, { 'content-length': '0' }).end())
    const bare = await objects().head('1001/100101/a')
    assert.deepEqual([bare?.etag, bare?.contentType], ['', 'application/octet-stream'])
    assert.ok(Math.abs((bare?.modifiedAt.getTime() ?? 0) - Date.now()) < 60_000)
  })

  test('a key without an owner is not requested', async () => {
    assert.equal(await objects().head('nobody'), undefined)
    await objects().remove(['nobody', 'no/body'])
    await assert.rejects(
      objects().put({
        objectKey: 'nobody',
        contentType: 'a/b',
        bytes: Buffer.from('x'),
        visibility: 'public' as const,
      }),
      /belongs to no tenant/,
    )
    assert.deepEqual([store.asked.length, service.asked.length], [0, 0])
  })

  test('keys are for one store and an hour, and are used until two minutes before they expire', async () => {
    const own = objects()
    service.answerWith((reply) => reply.end(lentKeys(++count, count === 1 ? 125_000 : 115_000)))
    await own.head('1001/100101/a')
    await own.head('1001/100101/b')
    assert.equal(service.asked.length, 1)
    const [statement] = (
      JSON.parse(parametersOf().get('Policy') ?? '') as { Statement: { Resource: string[] }[] }
    ).Statement
    assert.deepEqual(statement?.Resource, ['acs:oss:*:*:hotel-files/1001/100101/*'])
    assert.deepEqual(
      [parametersOf().get('DurationSeconds'), parametersOf().get('RoleSessionName')],
      ['3600', 'eb-1001-gateway'],
    )
    await own.head('1001/100102/a')
    await own.head('1001/100102/b')
    assert.deepEqual(
      [service.asked.length, store.asked.at(-1)?.headers['x-oss-security-token']],
      [3, 'token 3'],
    )
  })

  test('put does not overwrite, and reports an existing object', async () => {
    const given = {
      objectKey: '1001/100101/a',
      contentType: 'image/png',
      bytes: Buffer.from('bytes'),
      visibility: 'public' as const,
    }
    for (const status of [200, 409]) {
      store.answerWith((reply, { method }) =>
        method === 'PUT'
          ? reply.writeHead(status).end('text')
          : reply.writeHead(200, { 'content-length': '5', etag: '"a"' }).end(),
      )
      assert.equal((await objects().put(given)).size, 5)
      const [put, head] = store.asked
      assert.deepEqual(
        [put?.method, put?.url, put?.body, head?.method],
        ['PUT', '/hotel-files/1001/100101/a', 'bytes', 'HEAD'],
      )
      assert.deepEqual(
        [put?.headers['content-type'], put?.headers['x-oss-forbid-overwrite']],
        ['image/png', 'true'],
      )
    }
    store.answerWith((reply, { method }) => reply.writeHead(method === 'PUT' ? 200 : 404).end())
    await assert.rejects(objects().put(given), unavailable(/answers 200/))
  })

  test('objects are deleted in batches of a thousand, separately for each store', async () => {
    const keys = Array.from({ length: 2001 }, (_, at) => `1001/100101/${at}`)
    await objects().remove([...keys, '1001/100102/a&b', 'nobody'])
    const counts = store.asked.map(({ body }) => body.match(/<Key>/g)?.length)
    assert.deepEqual(counts, [1000, 1000, 1, 1])
    const { method, url, headers, body } = store.asked[3] as Asked
    assert.deepEqual(
      [method, url, headers['content-type']],
      ['POST', '/hotel-files/?delete', 'application/xml'],
    )
    assert.equal(
      body,
      '<?xml version="1.0" encoding="UTF-8"?>\n<Delete><Quiet>true</Quiet><Object><Key>1001/100102/a&amp;b</Key></Object></Delete>',
    )
    const md5 = createHash('md5').update(body).digest('base64')
    assert.equal(headers['content-md5'], md5)
    const date = headers['x-oss-date']
    const text = `POST\n${md5}\napplication/xml\n${date}\nx-oss-date:${date}\nx-oss-security-token:token 2\n/hotel-files/?delete`
    const signature = createHmac('sha1', 'secret 2').update(text).digest('base64')
    assert.equal(headers.authorization, `OSS STS.2:${signature}`)
  })

  test('reports refusals and missing answers of Aliyun', async () => {
    const given = {
      objectKey: '1001/100101/a',
      contentType: 'a/b',
      bytes: Buffer.from('x'),
      visibility: 'public' as const,
    }
    const attempts = [
      () => objects().head(given.objectKey),
      () => objects().put(given),
      () => objects().remove([given.objectKey]),
    ]
    for (const status of [403, 500]) {
      store.answerWith((reply) => reply.writeHead(status).end())
      for (const attempt of attempts)
        await assert.rejects(attempt, unavailable(new RegExp(`answers ${status}`)))
    }
    store.answerWith((reply) => reply.destroy())
    for (const attempt of attempts)
      await assert.rejects(attempt, unavailable(/^The object store does not answer$/))
    store.answerWith((reply) => reply.writeHead(302, { location: 'http://other.example/' }).end())
    for (const attempt of attempts)
      await assert.rejects(attempt, unavailable(/^The object store does not answer$/))
  })
})
