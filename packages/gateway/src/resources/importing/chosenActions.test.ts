import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findResource, type ServedResource } from '@ebkit/domain'
import { chosenActions } from './chosenActions'

const delivery = findResource('passDelivery') as ServedResource
const chosen = (row: object, values: object) => {
  const { actions, problems } = chosenActions(delivery, { ...row }, { ...values })
  return [actions.map(({ name }) => name), problems.map(({ path, code }) => `${path} ${code}`)]
}
const binding = { cardNo: 'CARD00000001' }
const shipping = { carrier: 'SF', trackingNo: 'SF12345678' }

test('a line runs the actions that it has values for, each in the state that the one before leads to', () => {
  assert.deepEqual(chosen({ status: 'MAKING' }, { ...binding, ...shipping }), [['bindCard', 'ship'], []])
  assert.deepEqual(chosen({ status: 'MAKING' }, binding), [['bindCard'], []])
  assert.deepEqual(chosen({ status: 'READY' }, shipping), [['ship'], []])
})

test('what the row has already is left out; another value is refused', () => {
  const row = { status: 'READY', ...binding }
  assert.deepEqual(chosen(row, { ...binding, ...shipping }), [['ship'], []])
  assert.deepEqual(chosen(row, { cardNo: 'CARD00000002', ...shipping }), [['ship'], ['cardNo explained']])
})

test('a wrong state, a missing or unfit value, and a line without any are told', () => {
  assert.deepEqual(chosen({ status: 'PENDING' }, binding), [[], ['cardNo explained']])
  assert.deepEqual(chosen({ status: 'READY' }, { carrier: 'SF' }), [['ship'], ['trackingNo required']])
  assert.deepEqual(chosen({ status: 'MAKING' }, { cardNo: 'x' }), [['bindCard'], ['cardNo regex']])
  assert.deepEqual(chosen({ status: 'MAKING' }, {}), [[], [' explained']])
})
