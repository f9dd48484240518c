import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type SeenRequest, until } from '@ebkit/testing'
import { ServiceError } from '../errors/ServiceError'
import { memoryCheckpoints } from './checkpoints/memoryCheckpoints'
import { createUploads } from './createUploads'
import { serviceFixture } from './testing/serviceFixture'
import { bytesOf, eventually, fileOf, itemOf, settled, sha256, uploadFixture } from './testing/uploadFixture'

const megabyte = 1024 * 1024
const large = 5 * megabyte + 7

const isPut = ({ method, path }: SeenRequest) => method === 'PUT' && !path.includes('?')
const isPart = ({ method, path }: SeenRequest) => method === 'PUT' && path.includes('partNumber=')
const isBegin = ({ method, path }: SeenRequest) => method === 'POST' && path.endsWith('?uploads=')
const isComplete = ({ method, path }: SeenRequest) => method === 'POST' && path.includes('uploadId=')

describe('uploads', () => {
  const fixture = uploadFixture()
  const sent = (is: (request: SeenRequest) => boolean) => fixture.servers.proxy.requests.filter(is).length

  test('W-EXP-23 W-EXP-57 uploads small files in one request, large ones in parts, one at a time and byte for byte', async () => {
    const [small, big] = [bytesOf(100_000, 1), bytesOf(large, 2)]
    const uploads = fixture.open()
    let most = 0
    uploads.$items.subscribe((items) => {
      most = Math.max(most, items.filter(({ status }) => status === 'uploading').length)
    })
    uploads.add([fileOf(small, 'a.JPG'), fileOf(big, 'b.png')])
    const [first, second] = await settled(uploads)
    assert.deepEqual([first?.status, second?.status, most], ['done', 'done', 1])
    assert.match(first?.result?.path ?? '', /^1001\/100101\/\d{13}[a-z0-9]{20}\.jpg$/)
    assert.equal(await fixture.hashOf(first?.result?.path ?? ''), sha256(small))
    assert.equal(await fixture.hashOf(second?.result?.path ?? ''), sha256(big))
    assert.deepEqual([sent(isPut), sent(isPart)], [1, 6])
    const { size, loaded, done, speed } = uploads.$total.get()
    assert.deepEqual(
      { size, loaded, done, speed },
      { size: large + 100_000, loaded: large + 100_000, done: 2, speed: 0 },
    )
  })

  for (const [what, match, size] of [
    ['a put', isPut, 1000],
    ['the beginning', isBegin, large],
    ['a part', isPart, large],
    ['the completion', isComplete, large],
  ] as const)
    test(`the answer to ${what} is lost after the store has executed it: nothing is lost or duplicated`, async () => {
      const lost = fixture.servers.proxy.inject({ match, fault: 'lose', times: 1 })
      const bytes = bytesOf(size, 3)
      const before = (await fixture.contents()).keys.length
      const uploads = fixture.open()
      uploads.add([fileOf(bytes)])
      const [item] = await settled(uploads)
      assert.deepEqual([item?.status, lost.hits], ['done', 1])
      assert.equal(await fixture.hashOf(item?.result?.path ?? ''), sha256(bytes))
      const { keys, parts } = await fixture.contents()
      assert.deepEqual([keys.length - before, parts], [1, 0])
    })

  test('retries temporary faults: 500, a captive portal, a broken connection', async () => {
    const { proxy } = fixture.servers
    const faults = (['status', 'html', 'cutUpload', 'drop'] as const).map((fault) =>
      proxy.inject({ match: isPut, fault, times: 1 }),
    )
    const bytes = bytesOf(300_000, 4)
    const uploads = fixture.open()
    uploads.add([fileOf(bytes)])
    const [item] = await settled(uploads)
    assert.equal(item?.status, 'done')
    assert.deepEqual(
      faults.map(({ hits }) => hits),
      [1, 1, 1, 1],
    )
    assert.equal(await fixture.hashOf(item?.result?.path ?? ''), sha256(bytes))
  })

  test('starts over, and reports it, if the store has deleted the parts', async () => {
    const third = fixture.servers.proxy.inject({
      match: (request) => request.path.includes('partNumber=3&'),
      fault: 'hold',
      times: 1,
    })
    const uploads = fixture.open({ parallel: 1 })
    const bytes = bytesOf(large, 5)
    uploads.add([fileOf(bytes)])
    await until(() => third.hits)
    // Its answer is held; the store must have stored the part before it is deleted.
    const kept = () => fixture.servers.gateway.sql('select from stored_part where part_number = 3')
    while ((await kept()).length === 0) await new Promise(setImmediate)
    await fixture.servers.gateway.sql('delete from stored_upload')
    third.release()
    const [item] = await settled(uploads)
    assert.deepEqual([item?.status, item?.restarted], ['done', 'parts-gone'])
    assert.equal(await fixture.hashOf(item?.result?.path ?? ''), sha256(bytes))
  })

  test('pause keeps the stored parts, and resume continues from there', async () => {
    const fourth = fixture.servers.proxy.inject({
      match: (request) => request.path.includes('partNumber=4&'),
      fault: 'stallHeaders',
      times: 1,
    })
    const uploads = fixture.open({ parallel: 1 })
    const bytes = bytesOf(large, 6)
    uploads.add([fileOf(bytes), fileOf(bytesOf(10), 'next.jpg')])
    await until(() => fourth.hits)
    uploads.pause()
    assert.deepEqual(
      uploads.$items.get().map(({ status }) => status),
      ['paused', 'paused'],
    )
    const before = sent(isPart)
    uploads.resume()
    const items = await settled(uploads)
    assert.deepEqual(
      items.map(({ status }) => status),
      ['done', 'done'],
    )
    assert.equal(sent(isPart) - before, 3)
    assert.equal(await fixture.hashOf(items[0]?.result?.path ?? ''), sha256(bytes))
  })

  test('W-SUP-3 accepts the same file once; after cancelling it can be added again', async () => {
    const uploads = fixture.open({ concurrency: () => 0 })
    const file = fileOf(bytesOf(10))
    const { added, refused } = uploads.add([file, fileOf(bytesOf(10))])
    assert.deepEqual([added.length, refused[0]?.problem.code], [1, 'duplicate'])
    assert.equal(uploads.add([file]).refused[0]?.problem.code, 'duplicate')
    uploads.cancel(itemOf(uploads).id)
    assert.equal(uploads.add([file]).added.length, 1)
    assert.deepEqual(
      uploads.$items.get().map(({ status }) => status),
      ['waiting'],
    )
  })

  test('reports a file that is no longer readable, and uploads it when it is chosen again', async () => {
    const bytes = bytesOf(1000, 7)
    const gone = fileOf(bytes)
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    })
    const uploads = fixture.open()
    uploads.add([gone])
    const [item] = await settled(uploads)
    assert.deepEqual([item?.status, item?.problem?.code], ['failed', 'file-unreadable'])
    uploads.add([fileOf(bytes)])
    assert.deepEqual(
      (await settled(uploads)).map(({ status }) => status),
      ['done'],
    )
  })

  test('W-MUP-3 refuses content that does not match the name, sends and stores nothing', async () => {
    const checkpoints = memoryCheckpoints()
    const uploads = fixture.open({ rules: () => ({ accept: 'image/*' }), checkpoints })
    const written: string[] = []
    const { put } = checkpoints
    checkpoints.put = (checkpoint) => {
      written.push(checkpoint.name)
      return put(checkpoint)
    }
    uploads.add([fileOf(new TextEncoder().encode('<html><script></script></html>'), 'photo.png')])
    const [item] = await settled(uploads)
    assert.deepEqual([item?.problem?.code, item?.canRetry, sent(isPut)], ['wrong-content', false, 0])
    await eventually(checkpoints.list, (list) => list.length === 0)
    assert.deepEqual(written, ['photo.png'])
  })

  test('reports that the upload code could not be loaded, and loads it with the next attempt', async () => {
    let fails = true
    const { loadBrowserAliOss } = await import('@ebkit/testing')
    const loadClient = async () => {
      if (fails) throw new TypeError('Failed to fetch dynamically imported module')
      return loadBrowserAliOss<never>()
    }
    const uploads = fixture.open({ requests: { loadClient, attempts: 2 } })
    uploads.add([fileOf(bytesOf(10))])
    const [item] = await settled(uploads)
    assert.deepEqual([item?.problem?.code, item?.canRetry], ['client-unavailable', true])
    fails = false
    uploads.retry(itemOf(uploads).id)
    assert.equal((await settled(uploads))[0]?.status, 'done')
  })

  test('W-STO-5 reports the service’s error if there are no credentials', async () => {
    const error = new ServiceError('fileToken', 'refused', { serverMessage: '没有权限' })
    const uploads = fixture.open({
      beforeLending: () => {
        throw error
      },
    })
    uploads.add([fileOf(bytesOf(10))])
    const [item] = await settled(uploads)
    assert.equal(item?.problem?.code, 'access-failed')
    assert.equal((item?.problem?.error as ServiceError | undefined)?.serverMessage, '没有权限')
  })

  test('cancelling during registration: done if the service accepts it, else cancelled and removed', async () => {
    const answers: Array<(taken: boolean) => void> = []
    const uploads = fixture.open({
      concurrency: () => 2,
      register: () =>
        new Promise((resolve, reject) => {
          answers.push((taken) => (taken ? resolve({}) : reject(new ServiceError('fileUploaded', 'refused'))))
        }),
    })
    uploads.add([fileOf(bytesOf(10), 'a.jpg'), fileOf(bytesOf(20), 'b.jpg')])
    await until(() => answers.length === 2)
    const before = (await fixture.contents()).keys.length
    for (const { id } of uploads.$items.get()) uploads.cancel(id)
    assert.deepEqual(
      uploads.$items.get().map(({ status }) => status),
      ['registering', 'registering'],
    )
    answers[0]?.(true)
    answers[1]?.(false)
    const items = await settled(uploads)
    assert.deepEqual(items.map(({ status }) => status).sort(), ['cancelled', 'done'])
    await eventually(fixture.contents, ({ keys }) => keys.length === before - 1)
  })

  test('cancelling resolves when no part is left in the store, a second time as well', async () => {
    const uploads = fixture.open({ parallel: 1 })
    const held = fixture.servers.proxy.inject({
      match: ({ path }) => path.includes('partNumber=2'),
      fault: 'hold',
    })
    uploads.add([fileOf(bytesOf(large, 9))])
    await until(() => held.hits)
    assert.equal((await fixture.contents()).uploads, 1)
    const { id } = itemOf(uploads)
    const cancelled = [uploads.cancel(id), uploads.cancel(id)]
    assert.equal(itemOf(uploads).status, 'cancelled')
    await cancelled[1]
    uploads.dispose()
    assert.equal((await fixture.contents()).uploads, 0)
    await cancelled[0]
  })

  test('F-UP-10 repeats a registration whose answer was lost, and registers once', async () => {
    const { proxy, cookie, gateway } = fixture.servers
    const { options } = await serviceFixture(proxy.url, cookie)
    const lost = proxy.inject({
      match: ({ path }) => path.includes('file_uploaded'),
      fault: 'lose',
      times: 1,
    })
    const uploads = createUploads(options)
    uploads.add([fileOf(bytesOf(500, 8), 'F-UP-10.bin')])
    const [item] = await settled(uploads)
    uploads.dispose()
    assert.deepEqual([item?.status, lost.hits, sent(isPut)], ['done', 1, 1])
    const rows = await gateway.sql(`select entry_id from file_entry where object_key = $1`, [
      item?.result?.path,
    ])
    assert.deepEqual([rows.length, Boolean(item?.result?.ossDisplayId)], [1, true])
  })
})
