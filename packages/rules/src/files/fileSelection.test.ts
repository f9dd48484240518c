import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { countProblem, defaultMaximumCount } from './fileCount'
import { selectFiles } from './fileSelection'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const file = (name: string, size = 1, type = '') => ({ name, size, type })
const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`))
const codes = (selection: ReturnType<typeof selectFiles>) => selection.refused.map((one) => one.problem.code)

describe('selecting files', () => {
  test('W-SUP-2 W-SUP-4 a list takes 1000 files and drops the rest', () => {
    assert.equal(defaultMaximumCount, 1000)
    const { taken, refused } = selectFiles(many(1001), [])
    assert.deepEqual(taken, many(1000))
    assert.deepEqual(refused, [
      { file: file('1000.jpg'), problem: { code: 'too-many', params: { limit: 1000 } } },
    ])
  })

  test('W-MUP-4 counts files that the list already has', () => {
    const selection = selectFiles([file('a'), file('b'), file('c')], many(2), { maxCount: 3 })
    assert.deepEqual(selection.taken, [file('a')])
    assert.deepEqual(codes(selection), ['too-many', 'too-many'])
    assert.equal(countProblem(3, 3), undefined)
    assert.equal(countProblem(2, 3), undefined)
    assert.equal(countProblem(4, 0), undefined)
    assert.equal(countProblem(0, 1), undefined)
    assert.deepEqual(countProblem(2, 1), { code: 'too-many', params: { limit: 1 } })
    assert.deepEqual(countProblem(4, 3), { code: 'too-many', params: { limit: 3 } })
  })

  test('W-SUP-3 a file with the same name and size is a duplicate of one in the list or in the selection', () => {
    const chosen = [file('a', 5), file('b', 5), file('a', 6), file('b', 5)]
    const selection = selectFiles(chosen, [file('a', 5)])
    assert.deepEqual(selection.taken, [file('b', 5), file('a', 6)])
    assert.deepEqual(codes(selection), ['duplicate', 'duplicate'])
  })

  test('files with the same name in two folders are different files', () => {
    const chosen = [
      { ...file('a'), folder: 'x' },
      { ...file('a'), folder: 'y' },
      { ...file('a'), folder: 'x' },
    ]
    assert.equal(selectFiles(chosen, []).taken.length, 2)
  })

  test('a refused file does not count towards the maximum', () => {
    const chosen = [file('a.exe'), file('a b.jpg'), file('c.jpg', 9), file('d.jpg'), file('e.jpg')]
    const selection = selectFiles(chosen, [], { accept: 'jpg', nameCheck: true, maxSize: 5, maxCount: 1 })
    assert.deepEqual(selection.taken, [file('d.jpg')])
    assert.deepEqual(codes(selection), ['wrong-type', 'bad-name', 'too-large', 'too-many'])
  })

  test('accepts or refuses each file, in order, and never accepts more than the maximum', () => {
    const anyFile = fc.record({
      name: fc.string({ maxLength: 3 }),
      size: fc.integer({ min: 0, max: 3 }),
      type: fc.constant(''),
    })
    fc.assert(
      fc.property(
        fc.array(anyFile),
        fc.array(anyFile),
        fc.integer({ min: 1, max: 6 }),
        (chosen, present, maxCount) => {
          const { taken, refused } = selectFiles(chosen, present, { maxCount })
          assert.equal(taken.length + refused.length, chosen.length)
          assert.ok(taken.length + present.length <= Math.max(maxCount, present.length))
          assert.deepEqual(
            taken,
            chosen.filter((one) => taken.includes(one)),
          )
          assert.deepEqual(selectFiles(taken, present, { maxCount }).taken, taken)
        },
      ),
      { numRuns },
    )
  })
})
