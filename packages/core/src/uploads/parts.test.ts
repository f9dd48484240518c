import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { fingerprintOf } from './checkpoints/fingerprint'
import { hashBytes } from './checkpoints/hashBytes'
import { createSpeedMeter } from './list/speed'
import { isBusy, totalOf } from './list/total'
import { objectKey } from './objectKey'
import { partRanges, partSizeFor } from './transfer/parts'
import type { UploadItem } from './Uploads'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

describe('parts of an upload', () => {
  test('cover every byte once, are at most 10,000, and none is too small', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 * 1024 ** 3 }),
        fc.integer({ min: 1, max: 1024 ** 2 * 8 }),
        (size, wanted) => {
          const partSize = partSizeFor(size, wanted)
          const ranges = partRanges(size, partSize)
          assert.ok(ranges.length <= 10_000 && partSize >= 100 * 1024)
          assert.deepEqual([ranges[0]?.start, ranges.at(-1)?.end], [0, size])
          assert.ok(
            ranges.every(
              ({ number, start }, index) => number === index + 1 && start === (ranges[index - 1]?.end ?? 0),
            ),
          )
        },
      ),
      { numRuns: numRuns / 10 },
    )
  })

  test('any changed byte changes the hash, also at an odd length', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (bytes, place, change) => {
          const other = bytes.slice()
          const index = place % other.length
          other[index] = (other[index] as number) ^ change
          assert.notEqual(hashBytes(bytes.slice().buffer), hashBytes(other.buffer))
          assert.match(hashBytes(bytes.slice().buffer), /^[0-9a-f]{16}$/)
        },
      ),
      { numRuns },
    )
  })

  test('a fingerprint distinguishes name, size, time and samples', async () => {
    const bytes = new Uint8Array(300_000)
    const file = (content = bytes, name = 'a.jpg', lastModified = 1) =>
      new File([content], name, { lastModified })
    const changed = (place: number) => {
      const other = bytes.slice()
      other[place] = 1
      return file(other)
    }
    const others = [
      file(bytes, 'b.jpg'),
      file(bytes, 'a.jpg', 2),
      file(bytes.slice(1)),
      changed(0),
      changed(150_000),
      changed(299_999),
    ]
    const prints = await Promise.all([file(), ...others].map(fingerprintOf))
    assert.equal(new Set(prints).size, prints.length)
    assert.equal(await fingerprintOf(file()), prints[0])
  })

  test('the speed is that of the last seconds', () => {
    let time = 0
    const meter = createSpeedMeter(500, () => time)
    assert.equal(meter.speed(), undefined)
    for (let second = 1; second <= 30; second++) {
      time = second * 1000
      meter.reached(500 + second * 1000)
    }
    assert.ok(Math.abs((meter.speed() ?? 0) - 1000) < 1)
    for (let second = 31; second <= 60; second++) {
      time = second * 1000
      meter.reached(30_500)
    }
    assert.ok((meter.speed() ?? 9) < 1)
  })

  test('W-EXP-57 keys contain path, time, random text and the extension in lower case, and are unique', () => {
    const access = { path: 'a/b/' } as Parameters<typeof objectKey>[1]
    const key = (name: string) => objectKey({ name, size: 1, type: '' }, access, 1_700_000_000_000)
    assert.match(key('x.JPG'), /^a\/b\/1700000000000[a-z0-9]{20}\.jpg$/)
    for (const name of [
      'README',
      '../../etc/passwd',
      'a.b c',
      'x.扩展',
      `x.${'y'.repeat(40)}`,
      '.profile',
      'a\u0000.b/',
    ])
      assert.match(key(name), /^a\/b\/1700000000000[a-z0-9]{20}(\.[a-z0-9]{1,16})?$/, name)
    assert.equal(new Set(Array.from({ length: 1000 }, () => key('x'))).size, 1000)
  })

  test('the total excludes cancelled uploads, and is busy while something could be lost', () => {
    const item = (status: UploadItem['status'], loaded: number, rest = {}) =>
      ({ status, loaded, size: 100, saved: false, ...rest }) as UploadItem
    const items = [
      item('done', 100),
      item('uploading', 40, { speed: 20 }),
      item('waiting', 0),
      item('cancelled', 50),
      item('failed', 10),
    ]
    assert.deepEqual(totalOf(items), {
      count: 4,
      done: 1,
      failed: 1,
      size: 400,
      loaded: 150,
      speed: 20,
      secondsLeft: 8,
    })
    assert.equal(isBusy(items), true)
    assert.equal(isBusy([item('done', 100), item('interrupted', 3), item('failed', 1)]), false)
    assert.equal(isBusy([item('failed', 100, { saved: true })]), true)
  })
})
