import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedFields } from './closedFields'
import type { Field } from './Field'

const fields: readonly Field[] = [
  { name: 'kind', label: { zh: '证件类型', en: 'Kind' }, type: 'string' },
  { name: 'back', label: { zh: '背面' }, type: 'image', showIf: 'kind=ID' },
  { name: 'account', label: { zh: '账号', en: 'Account' }, type: 'string' },
  { name: 'reason', label: { zh: '原因' }, type: 'string', readOnly: true },
]

test('fields that are named, in any language, and those shown because of them are open; the others are closed', () => {
  assert.deepEqual(closedFields(fields, ['账号']), ['kind', 'back'])
  assert.deepEqual(closedFields(fields, ['Kind']), ['account'])
  assert.deepEqual(closedFields(fields, ['account', 'kind']), [])
})

test('nothing is closed if no field that can be entered is named', () => {
  for (const named of [[], ['reason'], ['elsewhere'], null, undefined, 'account'])
    assert.deepEqual(closedFields(fields, named), [])
})
