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
  test('is in order, and every day of it exists', () => {
    let last = ''
    for (const { start, end, workdays = [] } of holidaySchedule) {
      assert.ok(last < start && start <= end, start)
      last = end
      for (const day of [start, end, ...workdays])
        assert.equal(new Date(`${day}T00:00Z`).toISOString().slice(0, 10), day)
    }
  })

  test('has as many days off as were announced', () => {
    const daysOff = (year: string) =>
      holidaySchedule
        .filter(({ start }) => start.startsWith(year))
        .map(({ start, end }) => daysOf(start, end).length)
    assert.deepEqual(daysOff('2025'), [1, 8, 3, 5, 3, 8])
    assert.deepEqual(daysOff('2026'), [3, 9, 3, 5, 3, 3, 7])
  })

  test('workdays in return are weekend days, and no days off', () => {
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
      // A statutory day at a weekend is given another day for, so days off less days worked are the statutory ones.
      assert.equal(off.length - worked.length, 13, year)
    }
  })
})

describe('holidayOf', () => {
  test('knows days off, workdays in return and ordinary days', () => {
    assert.deepEqual(holidayOf('2026-10-01', holidaySchedule), { kind: 'holiday', name: 'nationalDay' })
    assert.deepEqual(holidayOf('2026-10-10', holidaySchedule), { kind: 'workday', name: 'nationalDay' })
    assert.equal(holidayOf('2026-10-08', holidaySchedule), undefined)
  })

  test('what a page appends wins', () => {
    const schedule = [
      ...holidaySchedule,
      { name: 'Closed', start: '2026-10-08', end: '2026-10-09', workdays: ['2026-10-07'] },
    ]
    assert.equal(holidayOf('2026-10-08', schedule)?.name, 'Closed')
    assert.equal(holidayOf('2026-10-07', schedule)?.kind, 'workday')
  })
})
