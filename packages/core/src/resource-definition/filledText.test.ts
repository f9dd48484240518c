import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledText, hasJustBegun } from './filledText'

const now = Date.parse('2026-11-20T12:00:00+08:00')
const text = 'for {since lastOnlineAt} min'

test('a text contains values of a row, names of referenced rows, and the minutes since a time', () => {
  const row = { no: 'T1', hotelId: '7', referenceLabels: { hotelId: '西湖店' }, at: '2026-11-20 11:18:30' }
  assert.equal(filledText('{no} · {hotelId}', row, now), 'T1 · 西湖店')
  assert.equal(filledText('{since at} min, {since never}', row, now), '41 min, –')
})

test('a duration of less than a minute has just begun; an unknown one has not', () => {
  const begun = (lastOnlineAt: unknown) => hasJustBegun(text, { lastOnlineAt }, now)
  assert.equal(begun('2026-11-20 11:59:30'), true)
  assert.equal(begun('2026-11-20 12:00:30'), true)
  assert.equal(begun('2026-11-20 11:58:59'), false)
  assert.equal(begun(null), false)
  assert.equal(hasJustBegun('for {lastOnlineAt}', { lastOnlineAt: '2026-11-20 12:00:00' }, now), false)
})
