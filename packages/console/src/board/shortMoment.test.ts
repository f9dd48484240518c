import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortMoment } from './shortMoment'

test('a moment on a card: the time today, the day of this year, the whole of another; days stay', () => {
  const day = '2026-11-28'
  assert.equal(shortMoment('2026-11-28 14:39:00', day), '14:39')
  assert.equal(shortMoment('2026-11-28T00:00:00+08:00', day), '00:00')
  assert.equal(shortMoment('2026-11-27 23:59:59', day), '11-27 23:59')
  assert.equal(shortMoment('2025-11-28 14:39:00', day), '2025-11-28 14:39')
  assert.equal(shortMoment('2026-11-28', day), '2026-11-28')
})
