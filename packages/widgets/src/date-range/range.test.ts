import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { addDays, isDate } from '@ebkit/rules/dates'
import fc from 'fast-check'
import type { DateRangeSettings } from '../calendar/dateRangeSettings'
import { lengthOf, limitsOf, problemOfRange } from '../calendar/limits'
import { createDateRange } from './dateRangeModel'
import { rangeOfPreset } from './presetRanges'
import { type DateRangeValue, draftOf, rangeOf, rangeOfText, textOfRange } from './range'

const count = process.env.EB_SOAK ? 10_000 : 500
const none = limitsOf({})

describe('values as texts', () => {
  test('W-DATE-10 start and end are joined with 至 and spaces', () => {
    assert.equal(textOfRange({ start: '2026-11-01', end: '2026-11-30' }), '2026-11-01 至 2026-11-30')
    assert.deepEqual(rangeOfText('2026-11-01 至 2026-11-30'), { start: '2026-11-01', end: '2026-11-30' })
    assert.equal(textOfRange(null), '')
    assert.equal(rangeOfText(' '), null)
  })

  test('W-DATE-9 with times the start ends in :00 and the end in :59', () => {
    const range = rangeOfText('2026-11-01 8:05 至 2026-11-30 21:07:33', true)
    assert.deepEqual(range, { start: '2026-11-01 08:05:00', end: '2026-11-30 21:07:59' })
    assert.equal(
      textOfRange({ start: '2026-11-01', end: '2026-11-30' }, true),
      '2026-11-01 00:00:00 至 2026-11-30 23:59:59',
    )
    assert.equal(textOfRange(range), '2026-11-01 至 2026-11-30')
  })

  test('W-DATE-2 W-DATE-11 swapped ends are reordered, invalid hours and minutes are refused', () => {
    assert.deepEqual(rangeOfText('2026-11-30 09:00 至 2026-11-01 18:30', true), {
      start: '2026-11-01 18:30:00',
      end: '2026-11-30 09:00:59',
    })
    for (const time of ['24:00', '12:60', '-1:00', '1:2:3:4'])
      assert.equal(rangeOfText(`2026-11-01 ${time} 至 2026-11-02`, true), undefined, time)
  })

  test('other separators in pasted text are accepted; anything else is invalid', () => {
    for (const text of [
      '2026-11-01~2026-11-30',
      '2026/11/1 - 2026/11/30',
      '20261101 到 20261130',
      '2026-11-01 to 2026-11-30',
    ])
      assert.equal(textOfRange(rangeOfText(text)), '2026-11-01 至 2026-11-30', text)
    for (const text of [
      '2026-11-01',
      '2026-02-30 至 2026-03-01',
      'soon',
      '至',
      '2026-11-01 至 2026-11-02 至 2026-11-03',
    ])
      assert.equal(rangeOfText(text), undefined, text)
    for (const value of [undefined, 7, [], {}, { start: '2026-11-01' }, { start: 1, end: 2 }, 'text'])
      assert.equal(draftOf(value), undefined)
  })
})

describe('quick ranges', () => {
  const on = (today: string, preset: unknown, settings: DateRangeSettings = {}) => {
    const range = rangeOfPreset(preset as 'today', today, limitsOf(settings))
    return range && `${range.start} ${range.end}`
  }

  test('are relative to today, across months and years', () => {
    assert.equal(on('2026-11-20', 'today'), '2026-11-20 2026-11-20')
    assert.equal(on('2026-01-01', 'yesterday'), '2025-12-31 2025-12-31')
    assert.equal(on('2026-11-20', 'last7'), '2026-11-14 2026-11-20')
    assert.equal(on('2026-11-20', 'last30'), '2026-10-22 2026-11-20')
    assert.equal(on('2028-02-29', 'thisMonth'), '2028-02-01 2028-02-29')
    assert.equal(on('2026-03-31', 'lastMonth'), '2026-02-01 2026-02-28')
    assert.equal(on('2026-01-31', 'lastMonth'), '2025-12-01 2025-12-31')
    assert.equal(on('2026-11-20', 'thisQuarter'), '2026-10-01 2026-12-31')
    assert.equal(on('2026-05-05', 'thisQuarter'), '2026-04-01 2026-06-30')
    assert.equal(on('2026-11-20', 'thisYear'), '2026-01-01 2026-12-31')
  })

  test('a month, quarter or year ends at the limits; the last seven days do not', () => {
    assert.equal(on('2026-11-20', 'thisMonth', { max: '2026-11-20' }), '2026-11-01 2026-11-20')
    assert.equal(on('2026-11-20', 'thisYear', { min: '2026-04-01' }), '2026-04-01 2026-12-31')
    assert.equal(on('2026-11-20', 'last7', { max: '2026-11-19' }), '2026-11-14 2026-11-20')
    const limits = limitsOf({ max: '2026-11-19', maxDays: 10 })
    assert.deepEqual(problemOfRange('2026-11-14', '2026-11-20', limits), {
      code: 'tooLate',
      date: '2026-11-19',
    })
    assert.deepEqual(problemOfRange('2026-10-21', '2026-11-19', limits), { code: 'tooLong', count: 10 })
  })

  test('of the page: dates, or days relative to today; invalid ones are omitted', () => {
    assert.equal(
      on('2026-11-20', { label: '国庆', start: '2026-10-07', end: '2026-10-01' }),
      '2026-10-01 2026-10-07',
    )
    assert.equal(on('2026-11-20', { label: '近 90 天', start: -89, end: 0 }), '2026-08-23 2026-11-20')
    for (const preset of [
      null,
      'never',
      'toString',
      {},
      { label: 'x', start: 'soon', end: 0 },
      { start: 0, end: 0 },
    ])
      assert.equal(on('2026-11-20', preset), undefined)
  })
})

describe('days do not depend on the time zone', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  for (const name of ['Asia/Shanghai', 'America/New_York', 'Pacific/Apia']) {
    test(`on a machine in ${name}, over changes of the clock and the day that Apia left out`, () => {
      process.env.TZ = name
      assert.equal(new Intl.DateTimeFormat().resolvedOptions().timeZone, name)
      for (const [start, end, days] of [
        ['2026-03-07', '2026-03-09', 3],
        ['2026-10-31', '2026-11-02', 3],
        ['2011-12-29', '2011-12-31', 3],
        ['2026-01-01', '2026-12-31', 365],
      ] as const) {
        assert.equal(lengthOf(start, end), days)
        assert.equal(addDays(start, days - 1), end)
        const reported: unknown[] = []
        const model = createDateRange(() => ({
          times: true,
          minDays: days,
          maxDays: days,
          onChange: ({ value }) => reported.push(value),
        }))
        model.pick(end)
        model.pick(start)
        model.apply()
        assert.deepEqual(reported, [{ start: `${start} 00:00:00`, end: `${end} 23:59:59` }])
      }
    })
  }

  test('today is the hotel’s, not the device’s', () => {
    process.env.TZ = 'America/New_York'
    const days = ['Pacific/Apia', 'America/New_York'].map((timeZone) =>
      createDateRange(() => ({ timeZone })).today(),
    )
    // Their clocks are 17 or 18 hours apart, so that the dates mostly differ.
    assert.ok(days[0] === days[1] || days[0] === addDays(days[1] as string, 1))
    assert.equal(limitsOf({ max: 'today', timeZone: 'Pacific/Apia' }).max, days[0])
  })
})

describe(`${count} values of every kind`, () => {
  const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  const day = dates.map((date) => date.toISOString().slice(0, 10))
  const digits = fc.stringMatching(/^\d{1,4}[-/.年]?\d{1,2}[-/.月]?\d{1,2}日?( \d{1,2}:\d{1,2}(:\d\d)?)?$/)
  const text = fc.oneof(
    day,
    digits,
    fc.string(),
    fc.tuple(day, digits).map((parts) => parts.join(' 至 ')),
  )
  const anything = fc.oneof(text, fc.anything(), fc.record({ start: text, end: text }))
  const settings = fc.record(
    {
      times: fc.boolean(),
      nights: fc.boolean(),
      min: text,
      max: text,
      minDays: fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double()),
      maxDays: fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double()),
      minNights: fc.integer({ min: -3, max: 9 }),
      maxNights: fc.integer({ min: -3, max: 40 }),
      closed: fc.array(anything) as fc.Arbitrary<never[]>,
      timeZone: fc.oneof(fc.constant('Asia/Shanghai'), fc.string()),
    },
    { requiredKeys: [] },
  )

  /** The reported value has two dates, in order and in format, within all limits. */
  function check(value: DateRangeValue | null, options: DateRangeSettings) {
    if (!value) return
    const { start, end } = value
    if (options.times)
      assert.match(`${start}|${end}`, /^\S+ ([01]\d|2[0-3]):[0-5]\d:00\|\S+ ([01]\d|2[0-3]):[0-5]\d:59$/)
    const [first = '', last = ''] = [start, end].map((moment) =>
      options.times ? moment.slice(0, -9) : moment,
    )
    assert.ok(isDate(first) && isDate(last) && start <= end, `${start} ${end}`)
    assert.equal(problemOfRange(first, last, limitsOf(options)), undefined)
  }

  test('for random input, nothing throws, and no invalid range is accepted', () => {
    const step = fc.oneof(
      fc.record({
        verb: fc.constant('type' as const),
        end: fc.constantFrom('start' as const, 'end' as const),
        text,
      }),
      fc.record({ verb: fc.constant('pick' as const), text: day }),
      fc.record({ verb: fc.constantFrom('show' as const, 'apply' as const, 'hide' as const) }),
    )
    fc.assert(
      fc.property(settings, fc.array(step, { maxLength: 12 }), (options, steps) => {
        const model = createDateRange(() => ({ ...options, onChange: ({ value }) => check(value, options) }))
        for (const one of steps) {
          if (one.verb === 'type') model.type(one.end, one.text)
          else if (one.verb === 'pick') model.pick(one.text)
          else model[one.verb]()
        }
      }),
      { numRuns: count },
    )
  })

  test('for random values of a page, nothing throws, and parsed ranges are in order', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (value, times) => {
        const draft = draftOf(value, times)
        if (draft) check(rangeOf(draft, times), { times })
        const range = typeof value === 'string' ? rangeOfText(value, times) : undefined
        if (!range) return
        check(range, { times })
        assert.deepEqual(rangeOfText(textOfRange(range, times), times), range)
      }),
      { numRuns: count },
    )
  })

  test('any limits give an answer for any day', () => {
    fc.assert(
      fc.property(settings, day, day, (options, start, end) => {
        const [first, last] = start < end ? [start, end] : [end, start]
        problemOfRange(first, last, limitsOf(options))
        assert.equal(problemOfRange(first, last, none), undefined)
      }),
      { numRuns: count },
    )
  })
})
