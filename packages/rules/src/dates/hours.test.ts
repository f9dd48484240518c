import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dayOfHours, endOfHours, isWithinHours } from './hours'

const [evening, lunch] = [
  { start: '22:00', end: '02:00' },
  { start: '11:00', end: '14:00' },
]

describe('hours', () => {
  test('include both ends, and what is after midnight', () => {
    const within = (hours: typeof lunch, times: string[]) => times.map((time) => isWithinHours(time, hours))
    assert.deepEqual(within(lunch, ['10:59', '11:00', '14:00', '14:01']), [false, true, true, false])
    assert.deepEqual(within(evening, ['21:59', '22:00', '23:59', '00:00', '02:00', '02:01']), [
      ...[false, true, true, true, true, false],
    ])
  })

  test('belong to the day on which they began', () => {
    assert.equal(dayOfHours('2026-03-01', '12:00', lunch), '2026-03-01')
    assert.equal(dayOfHours('2026-03-01', '22:00', evening), '2026-03-01')
    assert.equal(dayOfHours('2026-03-01', '02:00', evening), '2026-02-28')
    assert.equal(dayOfHours('2026-03-01', '12:00', evening), undefined)
  })

  test('end on the next day if they end before they start', () => {
    assert.equal(endOfHours('2026-02-28', lunch), '2026-02-28 14:00')
    assert.equal(endOfHours('2026-02-28', evening), '2026-03-01 02:00')
  })
})
