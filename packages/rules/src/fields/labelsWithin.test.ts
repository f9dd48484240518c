import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelsWithin } from './labelsWithin'

const labels = {
  gradeId: 'Gold',
  'gifts.couponId': { C1: 'Breakfast', C2: 'Spa' },
  'gifts.rules.storeId': { S1: 'Lakeside' },
  'giftsOfOthers.couponId': { C1: 'another' },
}

test('a record of a list has the names of what it refers to, of one or several', () => {
  assert.equal(labelsWithin(labels, 'gifts', { couponId: 'C2' }).couponId, 'Spa')
  assert.deepEqual(labelsWithin(labels, 'gifts', { couponId: ['C2', 'C1'] }).couponId, ['Spa', 'Breakfast'])
})

test('what has no name is named by its key, and what refers to nothing has none', () => {
  assert.deepEqual(labelsWithin(labels, 'gifts', { couponId: ['C1', 'gone', 'toString'] }).couponId, [
    'Breakfast',
    'gone',
    'toString',
  ])
  assert.equal(labelsWithin(labels, 'gifts', {}).couponId, undefined)
  assert.deepEqual(labelsWithin(undefined, 'gifts', { couponId: 'C1' }), {})
  assert.deepEqual(labelsWithin(labels, 'others', { couponId: 'C1' }), {})
})

test('names further inside stay by path, for the record that they are in', () => {
  const inner = labelsWithin(labels, 'gifts', { couponId: 'C1' })
  assert.deepEqual(inner['rules.storeId'], { S1: 'Lakeside' })
  assert.equal(labelsWithin(inner, 'rules', { storeId: 'S1' }).storeId, 'Lakeside')
})
