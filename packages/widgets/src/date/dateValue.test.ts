import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addDays, formatDate, isDate } from '@ebkit/rules/dates'
import fc from 'fast-check'
import { acceptedDateText, problemOfValue, readTyped, textOfDate, writeDate } from './dateValue'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const anyDate = fc.integer({ min: 0, max: 3_652_058 }).map((count) => addDays('0001-01-01', count))
const pad = (number: number) => String(number).padStart(2, '0')
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${pad(hours)}:${pad(minutes)}`)

describe('the value of eb-date', () => {
  test('is written in the format; W-DATE-9 with a time as YYYY-MM-DD HH:mm:00', () => {
    const chosen = { date: '2026-01-05', time: '14:32' }
    assert.equal(writeDate(chosen, {}), '2026-01-05')
    assert.equal(writeDate(chosen, { time: true }), '2026-01-05 14:32:00')
    assert.equal(writeDate({ ...chosen, time: '' }, { time: true }), '2026-01-05 00:00:00')
    assert.equal(writeDate(chosen, { format: 'YYYY/MM/DD' }), '2026/01/05')
    assert.equal(writeDate(chosen, { format: 'YYYY年MM月DD日', time: true }), '2026年01月05日')
    assert.equal(writeDate(chosen, { format: 'YYYY-MM-DD HH:mm:59', time: true }), '2026-01-05 14:32:59')
  })

  test('a format that could not be parsed is not used', () => {
    for (const format of ['', 'DD.MM.YYYY', 'MM-DD', 'YYYY', 'some text', 'YYYYMMDDHHmm'])
      assert.equal(writeDate({ date: '2026-11-20', time: '' }, { format }), '2026-11-20', format)
  })

  test('parses any notation of a date, and nothing else', () => {
    assert.equal(acceptedDateText(' '), '')
    assert.equal(textOfDate(acceptedDateText('2026/1/5') ?? '', {}), '2026-01-05')
    assert.equal(textOfDate('2026-01-05 14:32:00', {}), '2026-01-05')
    assert.equal(textOfDate('', {}), '')
    for (const text of ['2026-02-30', '11-20', 'today', '{}'])
      assert.equal(acceptedDateText(text), undefined, text)
  })

  test('days without a year are in the hotel’s current year', () => {
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Pacific/Apia' }).format()
    assert.equal(readTyped('11-20', { timeZone: 'Pacific/Apia' })?.date, `${year}-11-20`)
  })

  test('dates written with any settings can be parsed with any others: ten thousand dates and times', () => {
    const formats = fc.constantFrom(
      undefined,
      'YYYY-MM-DD',
      'YYYY/MM/DD',
      'YYYYMMDD',
      'YYYY.MM.DD HH:mm',
      'YYYY年MM月DD日 HH:mm:59',
      'DD/MM/YYYY',
    )
    fc.assert(
      fc.property(anyDate, anyTime, formats, fc.boolean(), (date, time, format, hasTime) => {
        const settings = { ...(format && { format }), time: hasTime }
        const text = writeDate({ date, time }, settings)
        assert.equal(readTyped(text, settings)?.date, date)
        assert.equal(textOfDate(text, settings), text)
        assert.equal(acceptedDateText(text), text)
        assert.equal(textOfDate(text, {}), date)
        if (hasTime && !format) assert.equal(text, `${date} ${time}:00`)
      }),
      { numRuns },
    )
  })

  test('random text is parsed to a date or to nothing: ten thousand texts', () => {
    const signs = fc.constantFrom(...'0123456789-/.: 年月日T２０')
    const almost = fc
      .tuple(anyDate, fc.integer({ min: 0, max: 9 }), signs)
      .map(([date, place, sign]) => date.slice(0, place) + sign + date.slice(place + 1))
    fc.assert(
      fc.property(fc.oneof(almost, fc.string({ unit: signs, maxLength: 20 }), fc.string()), (text) => {
        const parsed = readTyped(text, {})
        if (!parsed) return
        assert.ok(isDate(parsed.date), text)
        assert.equal(textOfDate(formatDate(parsed.date), {}), parsed.date)
      }),
      { numRuns },
    )
  })
})

describe('limits of eb-date', () => {
  const codeOf = (value: string, settings: Parameters<typeof problemOfValue>[1]) =>
    problemOfValue(value, settings)?.code

  test('no date before min or after max', () => {
    const limits = { min: '2026-11-10', max: '2026/11/20' }
    assert.equal(codeOf('2026-11-09', limits), 'tooEarly')
    assert.equal(codeOf('2026-11-10', limits), undefined)
    assert.equal(codeOf('2026-11-20 23:59', limits), undefined)
    assert.equal(codeOf('2026-11-21', limits), 'tooLate')
    assert.equal(codeOf('', limits), undefined)
    assert.equal(codeOf('0001-01-01', { min: 'today' }), 'tooEarly')
    assert.equal(codeOf('2026-11-09', { min: 'some text' }), undefined)
  })

  test('no closed day', () => {
    const closed = ['2026-12-24', { start: '2026-12-30', end: '2027-01-02', reason: '盘点' }]
    assert.equal(codeOf('2026-12-24', { closed }), 'closed')
    assert.equal(codeOf('2026-12-25', { closed }), undefined)
    assert.equal(problemOfValue('2027-01-01', { closed })?.reason, '盘点')
  })
})
