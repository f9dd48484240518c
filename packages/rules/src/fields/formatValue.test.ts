import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Field, FieldType } from './Field'
import { fieldTypes } from './fieldTypes'
import { formatValue } from './formatValue'
import { maskText, maskValue } from './maskText'

const options: Field['options'] = [
  { value: 'NEW', label: { zh: '新建', en: 'New' } },
  { value: 1, label: { zh: '是' } },
]

describe('formatValue', () => {
  test('formats values in both languages', () => {
    for (const [type, value, zh, en] of [
      ['money', 128600, '1,286.00', '1,286.00'],
      ['percent', 12.5, '12.5%', '12.5%'],
      ['int', 1234567, '1,234,567', '1,234,567'],
      ['decimal', -1234.56789, '-1,234.56789', '-1,234.56789'],
      ['bool', true, '是', 'Yes'],
      ['bool', false, '否', 'No'],
      ['enum', 'NEW', '新建', 'New'],
      ['enum', 1, '是', '是'],
      ['enum', 2026, '2026', '2026'],
      ['enums', [20261], '20261', '20261'],
      ['enums', ['NEW', 1], '新建、是', 'New, 是'],
      ['tags', ['a', 'b'], 'a、b', 'a, b'],
      ['weekdays', [1, 0], '周一、周日', 'Mon, Sun'],
      ['date', '2026-11-20', '2026-11-20', '2026-11-20'],
      [
        'daterange',
        { start: '2026-01-01', end: '2026-01-31' },
        '2026-01-01 至 2026-01-31',
        '2026-01-01 to 2026-01-31',
      ],
      ['timerange', { start: '09:00', end: '18:00' }, '09:00 至 18:00', '09:00 to 18:00'],
      ['geo', { longitude: 1, latitude: 2 }, '', ''],
      ['list', [{ a: 1 }], '', ''],
    ] as const) {
      assert.equal(formatValue({ type, options }, value), zh, type)
      assert.equal(formatValue({ type, options }, value, 'en'), en, type)
    }
    for (const nothing of [null, undefined, '', []]) assert.equal(formatValue({ type: 'money' }, nothing), '')
  })

  test('any value of any type has a text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(fieldTypes) as FieldType[])),
        fc.jsonValue(),
        (type, value) => {
          const text = formatValue({ type, options, mask: 'name' }, value)
          assert.equal(typeof text, 'string')
          assert.doesNotMatch(text, /undefined|NaN|\[object/)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('maskText', () => {
  test('hides the middle, and more of short texts', () => {
    assert.equal(maskText('13812345678', 'phone'), '138****5678')
    assert.equal(maskText('11010519491231002X', 'idCard'), '110***********002X')
    assert.equal(maskText('李小明', 'name'), '李**')
    assert.equal(maskText('李', 'name'), '*')
    assert.equal(maskText('1234567', 'phone'), '1******')
    assert.equal(maskText('12345678', 'phone'), '123*5678')
    assert.equal(maskText('', 'phone'), '*')
    assert.equal(formatValue({ type: 'phone', mask: 'phone' }, '13812345678'), '138****5678')
  })
})

describe('maskValue', () => {
  const fields: readonly Field[] = [
    { name: 'name', label: { zh: '姓名' }, type: 'string' },
    { name: 'phones', label: { zh: '手机号' }, type: 'tags', mask: 'phone' },
    {
      name: 'owner',
      label: { zh: '联系人' },
      type: 'group',
      fields: [{ name: 'id', label: { zh: '证件' }, type: 'idCard', mask: 'idCard' }],
    },
  ]
  test('masks the records of a list, their groups and their lists of texts, and leaves what is given', () => {
    const given = [
      { name: '李小明', phones: ['13812345678'], owner: { id: '11010519491231002X' }, more: 1 },
      null,
    ]
    const before = structuredClone(given)
    assert.deepEqual(maskValue({ fields }, given), [
      { name: '李小明', phones: ['138****5678'], owner: { id: '110***********002X' }, more: 1 },
      null,
    ])
    assert.deepEqual(given, before)
  })
  test('empty values stay empty, and values of fields without a mask as they are', () => {
    assert.deepEqual(
      [null, '', undefined, 0].map((value) => maskValue({ mask: 'phone' }, value)),
      [null, '', undefined, 0],
    )
    assert.equal(maskValue({}, '13812345678'), '13812345678')
  })
})
