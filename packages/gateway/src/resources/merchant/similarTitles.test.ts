import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likeness, similarTitles } from './similarTitles'

test('texts are alike by the pairs of characters that they share', () => {
  assert.equal(likeness('小票漏打', '小票漏打'), 1)
  assert.equal(likeness('小票漏打', '核销失败'), 0)
  assert.equal(likeness('POS 小票，漏打', 'pos小票漏打'), 1)
  assert.equal(likeness('', ''), 0)
})

test('the most alike come first, and chance is left out', () => {
  const rows = ['核销失败', '小票漏打了一张', '小票漏打', '小程序审核被拒'].map((title) => ({ title }))
  assert.deepEqual(
    similarTitles('前台小票漏打', rows, 5).map(({ title }) => title),
    ['小票漏打', '小票漏打了一张'],
  )
  assert.equal(similarTitles('前台小票漏打', rows, 1).length, 1)
})
