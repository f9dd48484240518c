import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import fc from 'fast-check'
import {
  addDays,
  clampDate,
  compareDates,
  daysBetween,
  firstDate,
  isDate,
  lastDate,
  startOfWeek,
  utcMidnight,
  weekday,
} from './days'
import { addMonths, daysInMonth, endOfMonth, monthGrid, startOfMonth } from './months'
import { today } from './today'

const days = daysBetween(firstDate, lastDate)
const anyDate = fc.integer({ min: 0, max: days }).map((count) => addDays(firstDate, count))

const zones = ['Asia/Shanghai', 'America/New_York', 'Pacific/Apia']
const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

// Dates must not depend on the machine's time zone.
for (const zone of zones)
  describe(`dates on a machine in ${zone}`, () => {
    const inZone = (name: string, run: () => void) =>
      test(name, () => {
        process.env.TZ = zone
        assert.equal(Intl.DateTimeFormat().resolvedOptions().timeZone, zone)
        run()
      })

    inZone('days can be added, also where clocks change or a day was left out', () => {
      const cases: Array<[string, number, string]> = [
        ['2026-11-20', 0, '2026-11-20'],
        ['2026-12-31', 1, '2027-01-01'],
        ['2024-02-28', 1, '2024-02-29'],
        ['2026-02-28', 1, '2026-03-01'],
        // New York: clocks forward, clocks back.
        ['2026-03-07', 1, '2026-03-08'],
        ['2026-03-08', 1, '2026-03-09'],
        ['2026-10-31', 1, '2026-11-01'],
        ['2026-11-01', 1, '2026-11-02'],
        // Apia had no 2011-12-30, Shanghai summer time until 1991.
        ['2011-12-29', 1, '2011-12-30'],
        ['2011-12-31', -1, '2011-12-30'],
        ['1991-09-14', 1, '1991-09-15'],
        ['0099-12-31', 1, '0100-01-01'],
        ['1900-02-28', 1, '1900-03-01'],
      ]
      for (const [date, count, later] of cases) assert.equal(addDays(date, count), later, date)
    })

    inZone('every date is a day after the one before, and counts are the way between', () => {
      fc.assert(
        fc.property(anyDate, anyDate, (one, other) => {
          assert.ok(isDate(one))
          const count = daysBetween(one, other)
          assert.equal(addDays(one, count), other)
          assert.equal(daysBetween(other, one) + count, 0)
          assert.equal(Math.sign(count) + 0, compareDates(other, one))
          assert.equal(weekday(other), (((weekday(one) + count) % 7) + 7) % 7)
          assert.equal(startOfMonth(one) <= one && one <= endOfMonth(one), true)
          assert.equal(daysBetween(startOfMonth(one), endOfMonth(one)) + 1, daysInMonth(one))
        }),
      )
    })

    inZone('a month has each of its days once, under its weekday', () => {
      fc.assert(
        fc.property(anyDate, fc.integer({ min: 0, max: 6 }), (date, weekStart) => {
          const weeks = monthGrid(date, weekStart)
          assert.ok(weeks.every((week) => week.length === 7))
          const all = weeks.flat().filter(Boolean)
          assert.equal(all.length, daysInMonth(date))
          assert.deepEqual([all[0], all.at(-1)], [startOfMonth(date), endOfMonth(date)])
          for (const week of weeks)
            week.forEach((day, column) => {
              if (day) assert.equal(weekday(day), (weekStart + column) % 7)
            })
          assert.ok(weeks.every((week) => week.some(Boolean)))
        }),
      )
    })
  })

describe('dates', () => {
  test('only days in the calendar are dates', () => {
    for (const text of ['2024-02-29', '2000-02-29', firstDate, lastDate, '0004-02-29'])
      assert.ok(isDate(text), text)
    for (const text of [
      '',
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-01',
      '2026-13-01',
      '2026-01-00',
      '0000-12-31',
      '10000-01-01',
      '2026-1-1',
      '2026-01-01 ',
      '２０２６-01-01',
    ])
      assert.ok(!isDate(text), text)
  })

  test('stays within the first and last date, for any amount', () => {
    assert.equal(addDays(firstDate, -1), firstDate)
    assert.equal(addDays(lastDate, 1), lastDate)
    assert.equal(addDays(lastDate, Number.POSITIVE_INFINITY), lastDate)
    assert.equal(addMonths('0001-01-31', -1), '0001-01-31')
    assert.equal(addMonths('9999-12-05', 1), '9999-12-05')
    assert.equal(startOfWeek(firstDate, 0), firstDate)
    assert.equal(monthGrid(firstDate).flat().filter(Boolean).length, 31)
    assert.equal(monthGrid(lastDate).flat().filter(Boolean).at(-1), lastDate)
    fc.assert(
      fc.property(anyDate, fc.integer(), (date, count) => {
        assert.ok(isDate(addDays(date, count)))
        assert.ok(isDate(addMonths(date, count)))
      }),
    )
  })

  test('a month later is the same day, or the last day of a shorter month', () => {
    assert.equal(addMonths('2026-01-31', 1), '2026-02-28')
    assert.equal(addMonths('2024-01-31', 1), '2024-02-29')
    assert.equal(addMonths('2024-02-29', 12), '2025-02-28')
    assert.equal(addMonths('2026-11-20', 2), '2027-01-20')
    assert.equal(addMonths('2026-01-20', -1), '2025-12-20')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, count) => {
        const later = addMonths(date, count)
        assert.equal(later.slice(8), String(Math.min(+date.slice(8), daysInMonth(later))).padStart(2, '0'))
      }),
    )
  })

  test('February 2000 has 29 days because 400 divides 2000; 1900 and 2100 have 28', () => {
    for (const [month, length] of [
      ['1900-02', 28],
      ['1999-02', 28],
      ['2000-01', 31],
      ['2000-02', 29],
      ['2000-03', 31],
      ['2001-02', 28],
      ['2004-02', 29],
      ['2100-02', 28],
      ['2400-02', 29],
    ] as const) {
      assert.equal(daysInMonth(`${month}-01`), length, month)
      assert.equal(endOfMonth(`${month}-15`), `${month}-${length}`)
      assert.equal(monthGrid(`${month}-01`).flat().filter(Boolean).length, length)
      assert.ok(isDate(`${month}-${length}`) && !isDate(`${month}-${length + 1}`))
    }
    assert.equal(addDays('2000-02-28', 1), '2000-02-29')
    assert.equal(addDays('2000-02-29', 1), '2000-03-01')
    assert.equal(addDays('2000-03-01', -1), '2000-02-29')
    assert.equal(addMonths('2000-01-31', 1), '2000-02-29')
    assert.equal(addMonths('2000-02-29', 12), '2001-02-28')
    assert.equal(addMonths('2000-02-29', 48), '2004-02-29')
    assert.equal(addMonths('1999-02-28', 12), '2000-02-28')
    assert.equal(daysBetween('2000-02-01', '2000-03-01'), 29)
    assert.equal(weekday('2000-02-29'), 2)
  })

  test('weeks begin on Monday, or on the given day', () => {
    assert.equal(weekday('2026-11-20'), 5)
    assert.equal(startOfWeek('2026-11-20'), '2026-11-16')
    assert.equal(startOfWeek('2026-11-22'), '2026-11-16')
    assert.equal(startOfWeek('2026-11-22', 0), '2026-11-22')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 6 }), (date, weekStart) => {
        const start = startOfWeek(date, weekStart)
        assert.ok(start === firstDate || weekday(start) === weekStart)
        assert.ok(daysBetween(start, date) >= 0 && daysBetween(start, date) < 7)
      }),
    )
  })

  test('limits a date to the given limits', () => {
    assert.equal(clampDate('2026-11-20'), '2026-11-20')
    assert.equal(clampDate('2026-11-20', '', ''), '2026-11-20')
    assert.equal(clampDate('2026-11-20', '2026-12-01'), '2026-12-01')
    assert.equal(clampDate('2026-11-20', undefined, '2026-11-01'), '2026-11-01')
  })

  test('times are midnights in UTC, and dates sort as texts', () => {
    assert.equal(utcMidnight('1970-01-02'), 86_400_000)
    const dates = ['2026-11-20', firstDate, lastDate, '2026-02-01']
    assert.deepEqual([...dates].sort(compareDates), [...dates].sort())
  })
})

describe('today', () => {
  test("is the day in the hotel's time zone", () => {
    // 2026-11-20 16:30 in UTC.
    const now = Date.UTC(2026, 10, 20, 16, 30)
    assert.equal(today('Asia/Shanghai', now), '2026-11-21')
    assert.equal(today('America/New_York', now), '2026-11-20')
    assert.equal(today('Pacific/Apia', now), '2026-11-21')
  })

  test('follows clock changes, and skips the day that Apia skipped', () => {
    const hour = 3_600_000
    // New York, the night of 2026-11-01: midnight is at 4:00 in UTC, the next one at 5:00.
    assert.equal(today('America/New_York', Date.UTC(2026, 10, 1, 4) - 1), '2026-10-31')
    assert.equal(today('America/New_York', Date.UTC(2026, 10, 1, 4)), '2026-11-01')
    assert.equal(today('America/New_York', Date.UTC(2026, 10, 2, 5) - 1), '2026-11-01')
    assert.equal(today('America/New_York', Date.UTC(2026, 10, 2, 5)), '2026-11-02')
    const end = Date.UTC(2011, 11, 30, 10)
    assert.equal(today('Pacific/Apia', end - hour), '2011-12-29')
    assert.equal(today('Pacific/Apia', end + hour), '2011-12-31')
  })

  test('is the day of the device without a time zone or with an unknown one', () => {
    const now = Date.UTC(2026, 10, 20, 16, 30)
    for (const zone of zones) {
      process.env.TZ = zone
      for (const name of [undefined, '', 'Mars/Olympus']) assert.equal(today(name, now), today(zone, now))
    }
    assert.ok(isDate(today()))
  })
})
