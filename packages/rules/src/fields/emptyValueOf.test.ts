import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyValueOf } from './emptyValueOf'
import type { Field } from './Field'

const empty = (type: Field['type'], multiple?: boolean) =>
  emptyValueOf({ name: 'one', label: { zh: '一' }, type, ...(multiple && { multiple }) })

test('the empty value of each kind of field', () => {
  assert.equal(empty('string'), '')
  assert.equal(empty('enum'), '')
  assert.equal(empty('bool'), false)
  assert.equal(empty('int'), undefined)
  assert.equal(empty('money'), undefined)
  assert.deepEqual(empty('group'), {})
  for (const type of ['list', 'tags', 'files', 'images'] as const) assert.deepEqual(empty(type), [], type)
  assert.deepEqual(empty('enum', true), [])
})

test('is a new one each time', () => {
  assert.notEqual(empty('group'), empty('group'))
  assert.notEqual(empty('list'), empty('list'))
})
