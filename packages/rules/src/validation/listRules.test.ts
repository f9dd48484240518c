import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '../dates/today'
import { listRules } from './listRules'

const { apart, distinct, hoursApart, datesApart, coversYear } = listRules

const records = (...spans: readonly (readonly [start: string, end: string])[]) =>
  spans.map(([start, end]) => ({ span: { start, end } }))

test('values of a list are distinct; empty ones, spaces and case do not count', () => {
  const check = (...numbers: readonly unknown[]) =>
    distinct?.(
      numbers.map((terminalSn) => ({ terminalSn })),
      ['terminalSn'],
    )
  assert.equal(check('A1', 'A2', '', null, ''), undefined)
  assert.deepEqual(check('A1', 'A2', ' a1 '), { code: 'distinct', params: { value: 'a1' } })
  assert.equal(distinct?.('no list', ['terminalSn']), undefined)
})

test('ranges between two fields do not overlap, in any order; neighbours may not share a value', () => {
  const check = (...ranges: readonly (readonly [unknown, unknown])[]) =>
    apart?.(
      ranges.map(([least, most]) => ({ least, most })),
      ['least', 'most'],
    )
  assert.equal(check([0, 99], [100, 199], [200, 299]), undefined)
  assert.equal(check([200, 299], [0, 99], [100, 199]), undefined)
  assert.deepEqual(check([0, 100], [100, 199]), { code: 'apart', params: { one: '0–100', other: '100–199' } })
  assert.deepEqual(check([100, 199], [0, 100]), { code: 'apart', params: { one: '100–199', other: '0–100' } })
  assert.equal(check([0, 300], [100, 199])?.code, 'apart')
  assert.equal(check([100, 199], [0, 300])?.code, 'apart')
  assert.equal(check([0, 100], [50, undefined]), undefined)
})

test('hours of a list are apart; one may begin when another one ends, and a night has its morning', () => {
  const check = (...spans: readonly (readonly [string, string])[]) =>
    hoursApart?.(records(...spans), ['span'])
  assert.equal(check(['06:30', '10:00'], ['11:00', '14:00'], ['14:00', '17:00']), undefined)
  assert.equal(check(['11:00', '14:00'], ['22:00', '02:00']), undefined)
  assert.deepEqual(check(['11:00', '14:00'], ['13:30', '17:00']), {
    code: 'apart',
    params: { one: '11:00–14:00', other: '13:30–17:00' },
  })
  assert.equal(check(['01:00', '06:00'], ['22:00', '02:00'])?.code, 'apart')
  assert.equal(check(['20:00', '23:00'], ['22:00', '02:00'])?.code, 'apart')
  assert.equal(hoursApart?.([{ span: { start: '09:00' } }, {}, null], ['span']), undefined)
})

test('dates of a list are apart, in any order', () => {
  const check = (...spans: readonly (readonly [string, string])[]) =>
    datesApart?.(records(...spans), ['span'])
  assert.equal(check(['2026-07-01', '2026-12-31'], ['2026-01-01', '2026-06-30']), undefined)
  assert.deepEqual(check(['2026-06-30', '2026-12-31'], ['2026-01-01', '2026-06-30']), {
    code: 'apart',
    params: { one: '2026-01-01–2026-06-30', other: '2026-06-30–2026-12-31' },
  })
})

test('dates of a list cover this year without a gap', () => {
  const year = today('Asia/Shanghai').slice(0, 4)
  const check = (...spans: readonly (readonly [string, string])[]) =>
    coversYear?.(records(...spans), ['span'])
  assert.equal(check([`${year}-04-01`, `${year}-12-31`], [`${year}-01-01`, `${year}-03-31`]), undefined)
  assert.equal(check(['2020-01-01', '9999-12-31']), undefined)
  assert.deepEqual(check([`${year}-01-01`, `${year}-03-31`], [`${year}-04-02`, `${year}-12-31`]), {
    code: 'coversYear',
    params: { year, day: `${year}-04-01` },
  })
  assert.equal(check([`${year}-01-01`, `${year}-12-30`])?.params?.day, `${year}-12-31`)
  assert.equal(check(['2020-01-01', '2020-12-31'])?.params?.day, `${year}-01-01`)
  assert.equal(check(), undefined)
})
