// Compares with Temporal, an implementation of the calendar that shares no code with Day.js.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { Temporal } from '@js-temporal/polyfill'
import { addDays, daysBetween, firstDate, isDate, lastDate, startOfWeek, utcMidnight, weekday } from './days'
import { formatDate } from './formatDate'
import { addMonths, daysInMonth, endOfMonth, monthGrid } from './months'
import { today } from './today'

const { PlainDate } = Temporal

const years = [1, 99, 100, 400, 1582, ...Array.from({ length: 202 }, (_, index) => 1899 + index), 2400, 9998]
const months = Array.from({ length: 12 }, (_, index) => index + 1)
const days = [1, 15, 28, 29, 30, 31]

const digits = (number: number, length: number) => String(number).padStart(length, '0')
const textOf = (year: number, month: number, day: number) =>
  `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`

/** All days above, including those that no calendar skips. */
const dates = years.flatMap((year) =>
  months.flatMap((month) => {
    const { daysInMonth } = PlainDate.from({ year, month, day: 1 })
    return days
      .filter((day) => day <= daysInMonth)
      .map((day) => ({ text: textOf(year, month, day), plain: new PlainDate(year, month, day) }))
  }),
)

/** Days of the week as ours are numbered: Sunday is 0. */
const weekdayOf = (plain: Temporal.PlainDate) => plain.dayOfWeek % 7

const first = PlainDate.from(firstDate)
/** Our calendar begins in year 1. */
const notBefore = (plain: Temporal.PlainDate) =>
  PlainDate.compare(plain, first) < 0 ? first.toString() : plain.toString()

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

describe('dates agree with Temporal', () => {
  // In time zones that skipped midnights, so that computing in device time would fail.
  beforeEach(() => {
    process.env.TZ = 'America/Sao_Paulo'
  })

  test('whether a day exists', () => {
    let refused = 0
    for (const year of years)
      for (const month of [0, ...months, 13])
        for (const day of [0, ...days, 32]) {
          const isThere = month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)
          assert.equal(isDate(textOf(year, month, day)), isThere, textOf(year, month, day))
          if (!isThere) refused++
        }
    assert.equal(refused, years.length * 14 * 8 - dates.length)
  })

  test('weekday, time and first day of the week', () => {
    for (const { text, plain } of dates) {
      assert.equal(weekday(text), weekdayOf(plain), text)
      assert.equal(utcMidnight(text), plain.toZonedDateTime('UTC').epochMilliseconds, text)
      for (const weekStart of [0, 1]) {
        const gap = (weekdayOf(plain) - weekStart + 7) % 7
        assert.equal(startOfWeek(text, weekStart), notBefore(plain.subtract({ days: gap })), text)
      }
    }
  })

  test('adding days and counting days between dates', () => {
    for (const { text, plain } of dates)
      for (const count of [-366, 1, 45]) {
        const later = plain.add({ days: count })
        assert.equal(addDays(text, count), notBefore(later), `${text} and ${count} days`)
        if (later.year >= 1) assert.equal(daysBetween(text, later.toString()), count, text)
      }
    assert.equal(daysBetween(firstDate, lastDate), first.until(lastDate, { largestUnit: 'days' }).days)
  })

  test('adding months', () => {
    for (const { text, plain } of dates)
      for (const count of [-25, 1, 11]) {
        const later = plain.add({ months: count })
        const expected = later.year < 1 ? textOf(1, 1, plain.day) : later.toString()
        assert.equal(addMonths(text, count), expected, `${text} and ${count} months`)
      }
  })

  test('lengths and rows of months', () => {
    for (const year of years)
      for (const month of months) {
        const length = monthLength(year, month)
        const text = textOf(year, month, 15)
        assert.equal(daysInMonth(text), length, text)
        assert.equal(endOfMonth(text), textOf(year, month, length), text)
        for (const weekStart of [0, 1]) {
          const before = (weekdayOf(new PlainDate(year, month, 1)) - weekStart + 7) % 7
          const cells = Array.from({ length }, (_, index) => textOf(year, month, index + 1))
          cells.unshift(...Array<string>(before).fill(''))
          while (cells.length % 7) cells.push('')
          const weeks = monthGrid(text, weekStart)
          assert.ok(weeks.every((week) => week.length === 7))
          assert.deepEqual(weeks.flat(), cells, `${text} from ${weekStart}`)
        }
      }
  })

  test('formatting dates and times', () => {
    for (const { text, plain } of dates) {
      if (plain.day !== 28) continue
      assert.equal(formatDate(text), plain.toString())
      const moment = plain.toPlainDateTime({ hour: plain.month + 11, minute: plain.day }).toString()
      const time = `${digits(plain.month + 11, 2)}:${digits(plain.day, 2)}`
      assert.equal(formatDate(text, time, 'YYYY-MM-DDTHH:mm:00'), moment)
    }
  })
})

const monthLength = (year: number, month: number) => PlainDate.from({ year, month, day: 1 }).daysInMonth

const zones = [
  'Africa/Casablanca',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
]

/** These dates are clock changes, in São Paulo at midnight; Apia skipped 2011-12-30. */
const turns = [
  '1986-05-04',
  '1991-09-15',
  '2000-02-29',
  '2011-12-30',
  '2011-12-31',
  '2018-02-18',
  '2018-11-04',
  '2024-02-29',
  '2026-03-08',
  '2026-03-29',
  '2026-11-01',
  '2026-11-20',
  '2027-01-01',
]

describe('today agrees with Temporal', () => {
  for (const zone of zones)
    test(`in ${zone}, given or the device's, before and after midnight`, () => {
      const elsewhere = zone === 'Pacific/Apia' ? 'America/New_York' : 'Pacific/Apia'
      for (const turn of turns) {
        const midnight = PlainDate.from(turn).toZonedDateTime(zone).epochMilliseconds
        for (const now of [midnight - 1, midnight, midnight + 43_200_000]) {
          const expected = Temporal.Instant.fromEpochMilliseconds(now)
            .toZonedDateTimeISO(zone)
            .toPlainDate()
            .toString()
          process.env.TZ = elsewhere
          assert.equal(today(zone, now), expected, `${turn} ${now}`)
          process.env.TZ = zone
          assert.equal(today('', now), expected, `the device's, ${turn} ${now}`)
        }
        assert.notEqual(today(zone, midnight - 1), today(zone, midnight))
      }
    })
})
