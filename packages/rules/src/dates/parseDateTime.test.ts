import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysBetween, firstDate, isDate, lastDate } from './days'
import { formatDate } from './formatDate'
import { parseDateTime, parseTime } from './parseDateTime'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const anyDate = fc
  .integer({ min: 0, max: daysBetween(firstDate, lastDate) })
  .map((count) => addDays(firstDate, count))
const pad = (number: number) => String(number).padStart(2, '0')
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${pad(hours)}:${pad(minutes)}`)

/** Full-width characters, as Chinese input methods type them. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

describe('parseDateTime', () => {
  test('reads a date and its time however many spaces are between them', () => {
    for (const between of [' ', '   ', '\u3000', '\t ', 'T'])
      assert.deepEqual(parseDateTime(`2026-01-05${between}9:30`), { date: '2026-01-05', time: '09:30' })
  })

  test('reads dates as people type them', () => {
    for (const text of [
      '2026-01-05',
      '2026/01/05',
      '2026.1.5',
      '2026-1-5',
      '20260105',
      ' 2026-01-05 ',
      '2026 年 1 月 5 日',
      '2026年1月5日',
      '2026。1。5',
      '2026 1 5',
      '２０２６－０１－０５',
      '01-05',
      '1/5',
      '1月5日',
    ])
      assert.deepEqual(parseDateTime(text, '2026-11-20'), { date: '2026-01-05', time: '' }, text)
  })

  test('reads a time after the date', () => {
    for (const [text, time] of [
      ['2026-01-05 09:05', '09:05'],
      ['2026-01-05 9:5', '09:05'],
      ['2026-01-05T09:05:59', '09:05'],
      ['20260105 23:59:00', '23:59'],
      ['２０２６－０１－０５　０９：０５', '09:05'],
    ] as const)
      assert.deepEqual(parseDateTime(text), { date: '2026-01-05', time }, text)
  })

  test('refuses texts that are not dates', () => {
    for (const text of [
      '',
      ' ',
      '今天',
      '2026',
      '2026-02-30',
      '2026-13-01',
      '26-11-20',
      '0000-01-01',
      '12026-01-01',
      '2026-01-05 24:00',
      '2026-01-05 09:60',
      '2026-01-05 09:05:60',
      '2026-01-05 9',
      '2026-01-05 09:05 x',
      '20260230',
      '13-01',
      `2026-01-05${' '.repeat(100)}`,
      '9'.repeat(100_000),
    ])
      assert.equal(parseDateTime(text, '2026-11-20'), undefined, text.slice(0, 40))
    assert.equal(parseDateTime('11-20'), undefined)
  })

  test('reads 60 characters and refuses 61', () => {
    const padded = (length: number) => '2026-01-05'.padEnd(length)
    for (const length of [59, 60])
      assert.equal(parseDateTime(padded(length))?.date, '2026-01-05', String(length))
    assert.equal(parseDateTime(padded(61)), undefined)
  })

  test('reads a date in any format', () => {
    const way = fc.constantFrom('-', '/', '.', '。', ' ', ' - ')
    fc.assert(
      fc.property(anyDate, anyTime, way, fc.boolean(), fc.boolean(), fc.boolean(), (...chosen) => {
        const [date, time, sign, isShort, isWide, hasTime] = chosen
        const [year, ...rest] = date.split('-')
        const parts = [year, ...rest.map((part) => (isShort ? String(Number(part)) : part))]
        const text = parts.join(sign) + (hasTime ? ` ${time}` : '')
        const expected = { date, time: hasTime ? time : '' }
        for (const format of ['YYYY-MM-DD HH:mm:00', 'YYYY年MM月DD日 HH:mm', 'YYYYMMDD HH:mm:59'])
          assert.deepEqual(parseDateTime(formatDate(date, time, format)), { date, time }, format)
        assert.deepEqual(parseDateTime(isWide ? fullWidth(text) : text), expected, text)
      }),
      { numRuns },
    )
  })

  test('any text gives a valid date or undefined', () => {
    const signs = fc.constantFrom(...'0123456789-/.:年月日T 　。x１－：')
    const number = fc.integer({ min: 0, max: 70 }).map(String)
    const nearlyDate = fc
      .tuple(
        fc.integer({ min: 0, max: 10_100 }).map((year) => `${year}`.padStart(4, '0')),
        number,
        number,
      )
      .map((parts) => parts.join('-'))
    const nearlyTime = fc.tuple(number, number).map((parts) => ` ${parts.join(':')}`)
    const nearly = fc.tuple(nearlyDate, fc.oneof(fc.constant(''), nearlyTime)).map((parts) => parts.join(''))
    const counts = { read: 0, refused: 0 }
    fc.assert(
      fc.property(
        fc.oneof(nearly, fc.string({ unit: signs, maxLength: 24 }), fc.string()),
        anyDate,
        (text, today) => {
          const parsed = parseDateTime(text, today)
          counts[parsed ? 'read' : 'refused']++
          assert.ok(!parsed || isDate(parsed.date), text)
          assert.match(parsed?.time ?? '', /^(|([01]\d|2[0-3]):[0-5]\d)$/, text)
        },
      ),
      { numRuns },
    )
    assert.ok(counts.read > numRuns / 100 && counts.refused > numRuns / 4, JSON.stringify(counts))
  })
})

describe('times', () => {
  test('W-DATE-11 hours are 0 to 23, minutes 0 to 59', () => {
    for (let hours = 0; hours < 30; hours++)
      for (let minutes = 0; minutes < 70; minutes++) {
        const isTime = hours < 24 && minutes < 60
        const text = isTime ? `${pad(hours)}:${pad(minutes)}` : undefined
        assert.equal(parseTime(`${hours}:${minutes}`), text)
        assert.equal(parseTime(`${pad(hours)}${pad(minutes)}`), text)
        assert.equal(parseTime(`${hours}:${minutes}:59`), text)
      }
    for (const text of ['', '9', '900', ':', '9:', ':5', '-1:00', '9:00:61', '09:05 x'])
      assert.equal(parseTime(text), undefined, text)
    assert.equal(parseTime('９：０５'), '09:05')
  })
})

describe('formatDate', () => {
  test('W-DATE-9 a start ends with :00, an end with :59', () => {
    assert.equal(formatDate('2026-11-20', '14:32', 'YYYY-MM-DD HH:mm:00'), '2026-11-20 14:32:00')
    assert.equal(formatDate('2026-11-20', '23:59', 'YYYY-MM-DD HH:mm:59'), '2026-11-20 23:59:59')
  })

  test('writes only the parts in the format', () => {
    assert.equal(formatDate('2026-01-05'), '2026-01-05')
    assert.equal(formatDate('2026-01-05', '', 'YYYY年MM月DD日'), '2026年01月05日')
    assert.equal(formatDate('2026-01-05', undefined, 'YYYYMMDDHHmm'), '202601050000')
  })
})
