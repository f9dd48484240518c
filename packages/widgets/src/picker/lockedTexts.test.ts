import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockedTexts } from './lockedTexts'

test('filters of the page are shown by their labels, each once, and without one by their names', () => {
  assert.deepEqual(lockedTexts(undefined), [])
  assert.deepEqual(
    lockedTexts([
      { name: 'shipType', label: '邮寄' },
      { name: 'auditStatus' },
      { name: 'shipMode', label: '邮寄' },
      {},
    ]),
    ['邮寄', 'auditStatus'],
  )
})
