import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { ChunkLoadError } from './ChunkLoadError'
import { describeError } from './describeError'
import { isChunkLoadError } from './isChunkLoadError'
import { loadChunk } from './loadChunk'
import { isServiceError, ServiceError, type ServiceErrorCode } from './ServiceError'
import { errorStrings } from './strings'

describe('ChunkLoadError', () => {
  test('W-CHUNK-3 a chunk that fails throws a chunk load error of type missing, with its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    await assert.rejects(
      loadChunk(() => Promise.reject(cause)),
      { name: 'ChunkLoadError', type: 'missing', cause },
    )
  })

  test('W-CHUNK-2 W-CHUNK-3 a chunk that takes longer than 120 s throws one of type timeout', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    let settled = false
    const late = assert
      .rejects(
        loadChunk(() => new Promise(() => {})),
        { name: 'ChunkLoadError', type: 'timeout' },
      )
      .finally(() => {
        settled = true
      })
    mock.timers.tick(119_999)
    await new Promise(setImmediate)
    assert.equal(settled, false)
    mock.timers.tick(1)
    await late
    mock.timers.reset()
  })

  test('a chunk that loads is returned', async () => {
    assert.deepEqual(await loadChunk(async () => ({ page: 1 })), { page: 1 })
  })

  test("W-CHUNK-4 the failure is a ChunkLoadError, or is recognised by 'Loading chunk failed'", () => {
    const known = [
      new ChunkLoadError('missing'),
      Object.assign(new Error('of the loader'), { name: 'ChunkLoadError', type: 'timeout' }),
      new Error('Loading chunk failed'),
      new Error('Loading chunk 7 failed.\n(error: https://host/7.js)'),
    ]
    assert.deepEqual(known.map(isChunkLoadError), [true, true, true, true])
    for (const other of [new Error('chunk'), new TypeError('failed'), null, undefined, 'text', {}]) {
      assert.equal(isChunkLoadError(other), false)
    }
  })
})

describe('ServiceError', () => {
  test('is recognised by its name, also from another copy', () => {
    assert.ok(isServiceError(new ServiceError('call', 'network')))
    assert.ok(isServiceError(Object.assign(new Error(), { name: 'ServiceError' })))
    assert.ok(!isServiceError(new Error('x')))
    assert.ok(!isServiceError({ name: 'ServiceError' }))
  })

  test('every code has a text in zh and in en', () => {
    for (const code of Object.keys(errorStrings.texts.zh) as ServiceErrorCode[]) {
      const error = new ServiceError('call', code, { params: { key: 'fileService' }, status: 503 })
      for (const locale of ['zh', 'en']) {
        const text = describeError(error, locale)
        assert.ok(text && !text.includes('{'), `${code} ${locale}: ${text}`)
      }
    }
    assert.deepEqual(Object.keys(errorStrings.texts.en), Object.keys(errorStrings.texts.zh))
  })

  test('is described in the current language; a refusal in the server’s words', () => {
    const timeout = new ServiceError('call', 'timeout')
    assert.notEqual(describeError(timeout, 'zh'), describeError(timeout, 'en'))
    const refused = new ServiceError('call', 'refused', { serverMessage: '库存不足' })
    assert.equal(describeError(refused, 'en'), '库存不足')
    assert.equal(describeError(new ServiceError('call', 'refused'), 'zh'), '服务端返回异常')
    assert.equal(describeError(new ChunkLoadError('missing'), 'zh'), errorStrings.texts.zh['chunk-failed'])
    assert.equal(describeError(new RangeError('internals'), 'en'), errorStrings.texts.en.unknown)
  })

  test('a refusal with a reason of the gateway is described by it, in the current language', () => {
    const reported = (status: number, data: unknown, locale: string) =>
      describeError(new ServiceError('call', 'http', { status, data }), locale)
    const text = { zh: '控制台没有这个路由', en: 'The console has no such route' }
    assert.deepEqual(
      ['zh', 'en', 'fr'].map((locale) => reported(422, { text }, locale)),
      [text.zh, text.en, text.en],
    )
    for (const data of [undefined, null, 'text', { text: 'text' }, { text: { zh: 7 } }])
      assert.match(reported(422, data, 'zh'), /^ERROR : 422/)
    assert.match(reported(500, { text }, 'zh'), /^ERROR : 500/)
  })

  test('W-REQ-4 a status is shown as ERROR : {status}, with advice and the request id', () => {
    const reported = (status: number, locale: string, requestId?: string) =>
      describeError(new ServiceError('call', 'http', { status, params: { requestId } }), locale)
    assert.equal(reported(500, 'zh', '7f3a9c21'), 'ERROR : 500，服务器出错了，稍后再试（请求编号 7f3a9c21）')
    assert.equal(reported(500, 'en'), 'ERROR : 500. The server failed. Try again later')
    const statuses = [400, 403, 404, 409, 413, 418, 429, 500, 503, 507]
    for (const locale of ['zh', 'en']) {
      const texts = statuses.map((status) => reported(status, locale))
      for (const [index, text] of texts.entries()) assert.ok(text.startsWith(`ERROR : ${statuses[index]}`))
      assert.equal(new Set(texts.map((text) => text.replace(/\d+/, ''))).size, 8)
    }
    const own = { en: { errors: { http: 'HTTP {status}', failed: '{error}!' } } }
    assert.equal(describeError(new ServiceError('call', 'http', { status: 500 }), 'en', own), 'HTTP 500!')
  })
})
