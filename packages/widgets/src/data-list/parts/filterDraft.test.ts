import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListColumn } from '@ebkit/core/list'
import { draftOf, type FilterDraft, filterOf, problemOf } from './filterDraft'

const column = (type: ListColumn['type']): ListColumn => ({ name: 'x', label: { zh: '值' }, type })
const draft = (parts: Partial<FilterDraft>): FilterDraft => ({ is: '', from: '', to: '', ...parts })

test('amounts are typed in yuan, also in full-width digits, and sent in cents', () => {
  const money = column('money')
  assert.deepEqual(filterOf(draft({ from: '１２.5', to: '¥1,000' }), money), { from: 1250, to: 100_000 })
  assert.deepEqual(draftOf({ from: '1250', to: 100_000 }, money), { is: '', from: '12.50', to: '1000.00' })
  assert.equal(problemOf(draft({ from: '0.005' }), money), 'number')
  assert.equal(draftOf({ from: 'abc' }, money).from, 'abc', 'as an address may say')
})

test('text that is not a number, not whole, or a reversed range is not a filter', () => {
  const whole = column('int')
  assert.equal(problemOf(draft({ from: 'five' }), whole), 'number')
  assert.equal(problemOf(draft({ to: '1e3' }), whole), 'number')
  assert.equal(problemOf(draft({ from: '1.5' }), whole), 'integer')
  assert.equal(problemOf(draft({ from: '1.5' }), column('decimal')), undefined)
  assert.equal(problemOf(draft({ from: '10', to: '9' }), whole), 'endBelowStart')
  for (const parts of [{ from: '9', to: '10' }, { from: '10', to: '10' }, { to: '-1' }, { from: '0' }, {}])
    assert.equal(problemOf(draft(parts), whole), undefined, JSON.stringify(parts))
})

test('if half of a time is entered, the other half is 00', () => {
  const time = column('time')
  assert.deepEqual(filterOf(draft({ from: '09:', to: ':30' }), time), { from: '09:00', to: '00:30' })
  assert.equal(problemOf(draft({ from: '09:', to: ':30' }), time), 'endBelowStart')
  assert.deepEqual(filterOf(draft({}), time), { from: '', to: '' })
})

test('a text is trimmed', () => {
  assert.deepEqual(filterOf(draft({ is: ' 西湖 ' }), column('string')), { is: ['西湖'] })
  assert.deepEqual(filterOf(draft({ is: '  ' }), column('string')), { is: [] })
})
