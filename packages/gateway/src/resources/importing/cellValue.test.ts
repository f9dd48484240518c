import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { checkValue } from '@ebkit/rules/validation'
import fc from 'fast-check'
import { cellOf } from '../exporting/cell'
import { cellValue } from './cellValue'
import { numberText } from './sheets/numberFormats'

const options = [
  { value: 'A', label: { zh: '甲', en: 'First' } },
  { value: 'B', label: { zh: '乙', en: 'Second' } },
]

const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const line = fc.stringMatching(/^[a-z亲子'=+;]{1,12}$/)
const rangeOf = (end: fc.Arbitrary<string>) => fc.record({ start: end, end }, { noNullPrototype: true })

/** Values of each type that a cell can hold. */
const values: Partial<Record<Field['type'], fc.Arbitrary<unknown>>> = {
  string: line,
  int: fc.integer(),
  decimal: fc.integer({ min: -1e7, max: 1e7 }).map((number) => number / 1000),
  percent: fc.integer({ min: 0, max: 10_000 }).map((number) => number / 100),
  money: fc.integer({ min: -1e12, max: 1e12 }),
  bool: fc.boolean(),
  enum: fc.constantFrom('A', 'B'),
  enums: fc.subarray(['A', 'B'], { minLength: 1 }),
  tags: fc.array(fc.stringMatching(/^[a-z亲子]{1,6}$/), { minLength: 1 }),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  date: day,
  datetime: fc.tuple(day, time).map(([date, clock]) => `${date} ${clock}:07`),
  time,
  daterange: rangeOf(day),
  timerange: rangeOf(time),
  region: fc.constant(['浙江省', '杭州市', '西湖区']),
  list: fc.array(fc.record({ name: line, count: fc.integer() }, { noNullPrototype: true }), { minLength: 1 }),
  geo: fc.record(
    { longitude: fc.integer({ max: 180, min: -180 }), latitude: fc.constant(30.25) },
    { noNullPrototype: true },
  ),
  country: fc.constantFrom('CN', 'GB'),
}

/** The text of a spreadsheet's cell when it is read back. */
function textOf(cell: ReturnType<typeof cellOf>): string {
  if (cell.kind === 'number') return numberText(String(cell.value), 'number', false)
  return cell.text
}

describe('cells of imported files', () => {
  test('say the value that an export has written, in both languages', () => {
    for (const [type, arbitrary] of Object.entries(values)) {
      const field = { name: 'x', label: { zh: '甲' }, type, ...(/^enum/.test(type) && { options }) } as Field
      fc.assert(
        fc.property(arbitrary, fc.constantFrom('zh', 'en'), (value, locale) => {
          const reading = cellValue(field, textOf(cellOf(field, value, locale)))
          assert.deepEqual(reading, { value }, `${type} ${JSON.stringify(value)}`)
        }),
        { numRuns: 50 },
      )
    }
  })

  test('are read as people write them, and say what they may mean where they are wrong', () => {
    const read = (type: Field['type'], text: string) =>
      cellValue({ name: 'x', label: { zh: '甲' }, type, options }, text)
    for (const [type, text, value] of [
      ['money', '¥1,286.5', 128_650],
      ['int', '２，０００', 2000],
      ['percent', '12.5 %', 12.5],
      ['date', '2026/11/3', '2026-11-03'],
      ['date', '2026年11月3日', '2026-11-03'],
      ['datetime', '2026-11-03T09:05', '2026-11-03 09:05:00'],
      ['time', '9:05', '09:05'],
      ['weekdays', '周一，星期天', [1, 0]],
      ['bool', '√', true],
      ['enums', 'first; 乙', ['A', 'B']],
      ['string', '  a ', 'a'],
      ['string', ' ', null],
    ] as const)
      assert.deepEqual(read(type, text), { value }, text)
    assert.deepEqual(read('money', '12.8元'), {
      value: '12.8元',
      problem: { code: 'money' },
      proposal: '12.80',
    })
    assert.deepEqual(read('money', '1.005').proposal, '1.00')
    assert.equal(read('enum', '丙').problem?.code, 'option')
    const november = { name: 'x', label: { zh: '甲' }, type: 'date' } as const
    const { value } = cellValue(november, '2026-11-31')
    assert.equal(checkValue(november, value, {})[0]?.code, 'date', 'a day that there is not stays wrong')
  })
})
