import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createNames, namesOf } from './names'

const day = 86_400_000

/** Midnights of four years, one of them a leap year, and of the calendar's ends and turns. */
const times = [
  ...Array.from({ length: 4 * 366 }, (_, index) => Date.UTC(2024, 0, 1) + index * day),
  ...[1, 99, 100, 400, 1582, 1970, 2400, 9999].map((year) => new Date(0).setUTCFullYear(year, 9, 15)),
]

describe('names of days and months', () => {
  for (const locale of ['zh', 'en'])
    test(`${locale}: those that are written here are those of the browser`, () => {
      const [written, browsers] = [namesOf(locale), createNames(locale)]
      for (const name of ['month', 'year', 'heading', 'day', 'weekday', 'weekdaySign'] as const)
        for (const time of times) assert.equal(written[name](time), browsers[name](time), `${name} ${time}`)
    })

  test('zh and en need no formatter of the browser, other languages have theirs', () => {
    const { DateTimeFormat } = Intl
    let made = 0
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
        super(...given)
        made++
      }
    } as typeof DateTimeFormat
    try {
      assert.equal(namesOf('zh').day(Date.UTC(2026, 10, 20)), '2026 年 11 月 20 日星期五')
      assert.equal(namesOf('en').day(Date.UTC(2026, 10, 20)), 'Friday, November 20, 2026')
      assert.equal(made, 0)
      assert.equal(namesOf('fr').weekday(Date.UTC(2026, 10, 20)), 'vendredi')
      assert.equal(made, 6)
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
  })
})
