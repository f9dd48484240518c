import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDates as dates, isDate, weekday } from '@ebkit/rules/dates'
import fc from 'fast-check'
import { dayOfKey } from './dayOfKey'
import { monthsBetween, shownMonth } from './shownMonth'

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
const anyDay = fc.integer({ min: 0, max: 3_652_058 }).map((count) => dates.addDays('0001-01-01', count))

test('no key leaves the calendar, or the visible months', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 }),
      (start, count, way) => {
        let day = start
        let first = start
        for (const [key, shiftKey] of way) {
          const column = (weekday(day) + 6) % 7
          const next = dayOfKey(dates, { ...none, key, shiftKey }, day, column, false)
          if (!next) assert.ok(shiftKey && !key.startsWith('Page'))
          day = next ?? day
          assert.ok(isDate(day))
          first = shownMonth(dates, first, day, count)
          const place = monthsBetween(first, day)
          assert.ok(place >= 0 && place < count)
        }
      },
    ),
  )
})
