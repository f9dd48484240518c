import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import { isWhollyLocked, locksOf } from './locksOf'

const label = { zh: '名', en: 'Name' }
const fields: readonly Field[] = [
  { name: 'id', label, type: 'string', readOnly: true },
  { name: 'title', label, type: 'string' },
  { name: 'quota', label, type: 'int' },
]
const locks = (more: object, status: string) =>
  locksOf(
    {
      fields,
      key: 'id',
      editableWhile: [{ while: 'status=DRAFT', otherwise: label, ...more }],
    } as unknown as PageResource,
    { id: '7', status, quota: 5 },
  )

test('a row whose rule is about all of it is wholly locked once the rule is broken', () => {
  assert.equal(isWhollyLocked(locks({}, 'DRAFT'), fields), false)
  assert.equal(isWhollyLocked(locks({}, 'ENDED'), fields), true)
})

test('a row with a field that can still be changed, or grow, is not', () => {
  assert.equal(isWhollyLocked(locks({ fields: ['title'] }, 'ENDED'), fields), false)
  assert.equal(isWhollyLocked(locks({ fields: ['title', 'quota'] }, 'ENDED'), fields), true)
  assert.equal(isWhollyLocked(locks({ growing: ['quota'] }, 'ENDED'), fields), false)
})

test('fields that stay once a row is saved are locked without a reason, which every row would have', () => {
  const { fields: locked, reasons } = locks({ while: 'id=null', fields: ['title'] }, 'DRAFT')
  assert.deepEqual([[...locked], reasons], [['title'], []])
  assert.deepEqual(locks({}, 'ENDED').reasons, [label])
})

test('of a refused row, what the refusal does not name is locked, with the reason; if it names nothing, nothing is', () => {
  const refused = (named: readonly string[]) =>
    locksOf(
      {
        fields,
        key: 'id',
        editableWhile: [{ while: 'status!=REJECTED', openedBy: 'rejectFields', otherwise: label }],
      } as unknown as PageResource,
      { id: '7', status: 'REJECTED', rejectFields: named },
    )
  assert.deepEqual([[...refused(['title']).fields], refused(['title']).reasons], [['quota'], [label]])
  assert.equal(isWhollyLocked(refused(['title']), fields), false)
  assert.deepEqual([[...refused([]).fields], refused([]).reasons], [[], []])
})
