import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mark } from '@ebkit/domain'
import { markOf } from './markOf'

const low: Mark = { field: 'balance', when: 'balance<{balanceAlert}&platformCode!=SELF', tone: 'danger' }

test('a value is marked by what stands in its row, compared with another field of it', () => {
  assert.equal(markOf([low], { balance: 100, balanceAlert: 200, platformCode: 'A' }), low)
  assert.equal(markOf([low], { balance: 300, balanceAlert: 200, platformCode: 'A' }), undefined)
  assert.equal(markOf([low], { balance: 100, balanceAlert: 200, platformCode: 'SELF' }), undefined)
})

test('without the other field nothing is compared, and nothing is marked', () => {
  assert.equal(markOf([low], { balance: 100, platformCode: 'A' }), undefined)
  assert.equal(markOf([low], { balance: 100, balanceAlert: null, platformCode: 'A' }), undefined)
})
