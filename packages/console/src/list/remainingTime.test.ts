import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysAndClock, timeUntil } from './remainingTime'

test('the time until a moment of a store is the same wherever the browser is', () => {
  const now = Date.parse('2026-11-20T00:00:00Z')
  assert.equal(timeUntil('2026-11-20 09:00:00', now), 3_600_000)
  assert.equal(timeUntil('2026-11-20 07:59:59', now), -1000)
  for (const none of [null, undefined, '', 'soon']) assert.equal(timeUntil(none, now), undefined)
})

test('days stand beside a clock, and nothing is left of a moment that is over', () => {
  assert.deepEqual(daysAndClock(93_784_000), { days: 1, clock: '02:03:04' })
  assert.deepEqual(daysAndClock(-5), { days: 0, clock: '00:00:00' })
})
