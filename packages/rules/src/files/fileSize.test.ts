import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { defaultMaximumSize, formatSize, megabyte, sizeLimit, sizeProblem } from './fileSize'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

describe('sizes of files', () => {
  test('W-SUP-1 10485760 bytes are allowed, one more is not, and the problem states the maximum', () => {
    assert.equal(defaultMaximumSize, 10_485_760)
    assert.equal(sizeProblem(10_485_760), undefined)
    assert.deepEqual(sizeProblem(10_485_761), { code: 'too-large', params: { limit: 10, unit: 'M' } })
  })

  test('W-MUP-1 the default maximum is 10240 KB', () => {
    assert.equal(defaultMaximumSize / 1024, 10_240)
    assert.equal(sizeProblem(10_240 * 1024), undefined)
    assert.equal(sizeProblem(10_241 * 1024)?.code, 'too-large')
  })

  test('W-MUP-2 a maximum above 1 MB is stated in M, any other in KB', () => {
    const cases: Array<[number, number, string]> = [
      [megabyte + 1, 1, 'M'],
      [megabyte, 1024, 'KB'],
      [1.5 * megabyte, 1.5, 'M'],
      [512 * 1024, 512, 'KB'],
      [100, 0.09, 'KB'],
      [50 * megabyte, 50, 'M'],
    ]
    for (const [maxSize, limit, unit] of cases) {
      assert.deepEqual(sizeLimit(maxSize), { limit, unit }, String(maxSize))
      assert.deepEqual(sizeProblem(maxSize + 1, { maxSize }), { code: 'too-large', params: { limit, unit } })
    }
  })

  test('W-MUP-2 a file of the stated size always passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 2 ** 40 }), (maxSize) => {
        const { limit, unit } = sizeLimit(maxSize)
        const stated = Math.floor(limit * (unit === 'M' ? megabyte : 1024))
        assert.ok(stated <= maxSize)
        assert.equal(sizeProblem(maxSize, { maxSize }), undefined)
        assert.equal(sizeProblem(maxSize + 1, { maxSize })?.code, 'too-large')
      }),
      { numRuns },
    )
  })

  test('F-UP-14 refuses a file without bytes unless allowed, and 3 GB by its size alone', () => {
    assert.equal(sizeProblem(0)?.code, 'empty-file')
    assert.equal(sizeProblem(0, { allowEmpty: true }), undefined)
    assert.equal(sizeProblem(3 * 1024 * megabyte)?.code, 'too-large')
    assert.equal(sizeProblem(3 * 1024 * megabyte, { maxSize: 0 }), undefined)
  })

  test('formats sizes with two decimals, from Bytes to YB', () => {
    const cases: Array<[number, string]> = [
      [0, '0 Bytes'],
      [1023, '1023 Bytes'],
      [1024, '1.00 KB'],
      [880_763, '860.12 KB'],
      [2_474_639, '2.36 MB'],
      [megabyte - 1, '1.00 MB'],
      [2 ** 80, '1.00 YB'],
      [2 ** 90, '1024.00 YB'],
    ]
    for (const [bytes, text] of cases) assert.equal(formatSize(bytes), text)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        assert.match(formatSize(bytes), /^(\d{1,4} Bytes|(?!1024)\d{1,4}\.\d\d [KMGTP]B)$/)
      }),
      { numRuns },
    )
  })
})
