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

test('a moment is marked while it is near, and when it is over', () => {
  const near: Mark = { field: 'deadline', when: 'status=OPEN', tone: 'danger', withinHours: 24 }
  const now = Date.parse('2026-11-20T08:00:00+08:00')
  const marked = (deadline: string | null, status = 'OPEN') => markOf([near], { deadline, status }, now)
  assert.equal(marked('2026-11-21 07:59:59'), near)
  assert.equal(marked('2026-11-19 07:00:00'), near)
  assert.equal(marked('2026-11-21 08:00:00'), undefined)
  assert.equal(marked(null), undefined)
  assert.equal(marked('2026-11-21 07:59:59', 'DONE'), undefined)
})
