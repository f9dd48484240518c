import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { holidayOf } from './holidayOf'
import { holidaySchedule } from './schedule'

const dayOfWeek = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string) => [0, 6].includes(dayOfWeek(day))
const daysOf = (start: string, end: string) => {
  const days = []
  for (let time = Date.parse(`${start}T00:00Z`); time <= Date.parse(`${end}T00:00Z`); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}

describe('the schedule of holidays', () => {
  test('is in order, and every day in it exists', () => {
    let last = ''
    for (const { start, end, workdays = [] } of holidaySchedule) {
      assert.ok(last < start && start <= end, start)
      last = end
      for (const day of [start, end, ...workdays])
        assert.equal(new Date(`${day}T00:00Z`).toISOString().slice(0, 10), day)
    }
  })

  test('has the announced number of days off', () => {
    const daysOff = (year: string) =>
      holidaySchedule
        .filter(({ start }) => start.startsWith(year))
        .map(({ start, end }) => daysOf(start, end).length)
    assert.deepEqual(daysOff('2025'), [1, 8, 3, 5, 3, 8])
    assert.deepEqual(daysOff('2026'), [3, 9, 3, 5, 3, 3, 7])
  })

  test('make-up workdays are weekend days and not days off', () => {
    for (const { workdays = [] } of holidaySchedule)
      for (const day of workdays) {
        assert.ok(isWeekend(day), day)
        assert.equal(holidayOf(day, holidaySchedule)?.kind, 'workday')
      }
  })

  test('each year has its thirteen statutory days beside the weekends', () => {
    for (const year of ['2025', '2026']) {
      const entries = holidaySchedule.filter(({ start }) => start.startsWith(year))
      const off = entries.flatMap(({ start, end }) => daysOf(start, end)).filter((day) => !isWeekend(day))
      const worked = entries.flatMap(({ workdays = [] }) => workdays)
      // A statutory day on a weekend is replaced by another day, so days off minus make-up workdays equals the
      // statutory days.
      assert.equal(off.length - worked.length, 13, year)
    }
  })
})

describe('holidayOf', () => {
  test('distinguishes days off, make-up workdays and ordinary days', () => {
    assert.deepEqual(holidayOf('2026-10-01', holidaySchedule), { kind: 'holiday', name: 'nationalDay' })
    assert.deepEqual(holidayOf('2026-10-10', holidaySchedule), { kind: 'workday', name: 'nationalDay' })
    assert.equal(holidayOf('2026-10-08', holidaySchedule), undefined)
  })

  test('entries that a page appends win', () => {
    const schedule = [
      ...holidaySchedule,
      { name: 'Closed', start: '2026-10-08', end: '2026-10-09', workdays: ['2026-10-07'] },
    ]
    assert.equal(holidayOf('2026-10-08', schedule)?.name, 'Closed')
    assert.equal(holidayOf('2026-10-07', schedule)?.kind, 'workday')
  })
})
