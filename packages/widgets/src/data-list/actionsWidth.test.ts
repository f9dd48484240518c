import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionsWidth } from './actionsWidth'
import type { ListAction } from './props'

const named = (...names: string[]): ListAction[] => names.map((name) => ({ name, label: name }))

test('the width depends on the number of short texts; longer texts widen it up to a limit', () => {
  assert.equal(actionsWidth([{}], named('编辑'), 'zh'), 112)
  assert.equal(actionsWidth([{}], named('编辑', '删除'), 'zh'), 152)
  assert.equal(actionsWidth([], named('查看/编辑', '资料退回修改', '删除'), 'zh'), 168)
  assert.equal(actionsWidth([{}], named('查看/编辑', '资料退回修改', '删除'), 'zh'), 224)
  assert.equal(actionsWidth([{}], named('Send it back for changes', 'Take it off sale', 'x'), 'en'), 256)
})

test('only texts shown in a row count', () => {
  const actions: ListAction[] = [
    { name: 'long', label: '一个很长的操作', when: ({ isLong }) => !!isLong },
    ...named('编辑', '删除', '另一个很长很长很长的操作'),
  ]
  assert.equal(actionsWidth([{}], actions, 'zh'), 168)
  assert.equal(actionsWidth([{}, { isLong: true }], actions, 'zh'), 204)
})
