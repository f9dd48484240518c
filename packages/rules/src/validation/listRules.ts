import { addDays, isDate } from '../dates/days'
import { storeDay } from '../dates/storeTime'
import { isRecord } from '../fields/isRecord'
import { compareOrdered, orderedValue } from './compareValues'
import type { Validator } from './Problem'
import { regionsIn, regionTwice } from './regions'

type Row = Readonly<Record<string, unknown>>

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** No two records of a list have the same value in a field: `distinct:terminalSn`. Empty values and case do not count. */
const distinct: Validator = (value, [name = ''] = []) => {
  const seen = new Set<string>()
  for (const row of rowsOf(value)) {
    const own = String(row[name] ?? '').trim()
    const key = own.toLowerCase()
    if (own && seen.has(key)) return { code: 'distinct', params: { value: own } }
    seen.add(key)
  }
  return undefined
}

/** No two ranges of a list, from one field to another, overlap: `apart:minScore,maxScore`. Incomplete ones do not count. */
const apart: Validator = (value, [from = '', to = ''] = []) => {
  const ranges = rowsOf(value).flatMap((row) => {
    const [start, end] = [orderedValue(row[from]), orderedValue(row[to])]
    return start === undefined || end === undefined ? [] : [{ start, end }]
  })
  const isBelow = (one: string | number, other: string | number) => (compareOrdered(one, other) ?? -1) < 0
  for (const [index, one] of ranges.entries())
    for (const other of ranges.slice(index + 1))
      if (!isBelow(one.end, other.start) && !isBelow(other.end, one.start))
        return {
          code: 'apart',
          params: { one: `${one.start}–${one.end}`, other: `${other.start}–${other.end}` },
        }
  return undefined
}

interface Span {
  readonly start: string
  readonly end: string
}

/** The complete ranges that records of a list have in a field. */
const spansOf = (value: unknown, name: string): readonly Span[] =>
  rowsOf(value).flatMap((row) => {
    const { start, end } = isRecord(row[name]) ? row[name] : {}
    return typeof start === 'string' && typeof end === 'string' && start && end ? [{ start, end }] : []
  })

const both = (one: Span, other: Span) => ({
  ...{ one: `${one.start}–${one.end}`, other: `${other.start}–${other.end}` },
})

/** What a range of times has of one day, from midnight to midnight: at night it has the end and the beginning. */
const partsOfDay = ({ start, end }: Span): readonly Span[] =>
  start < end
    ? [{ start, end }]
    : [
        { start, end: '24:00' },
        { start: '00:00', end },
      ]

/** No two ranges of times in a list's records overlap: `hoursApart:hours`. One may begin when another one ends. */
const hoursApart: Validator = (value, [name = ''] = []) => {
  const spans = spansOf(value, name)
  const overlap = (one: Span, other: Span) =>
    partsOfDay(one).some((own) =>
      partsOfDay(other).some(({ start, end }) => own.start < end && start < own.end),
    )
  for (const [index, one] of spans.entries()) {
    const other = spans.slice(index + 1).find((each) => overlap(one, each))
    if (other) return { code: 'apart', params: both(one, other) }
  }
  return undefined
}

/** No two ranges of dates in a list's records have a day in common: `datesApart:range`. */
const datesApart: Validator = (value, [name = ''] = []) => {
  const spans = spansOf(value, name).toSorted((one, other) => (one.start < other.start ? -1 : 1))
  for (const [index, one] of spans.entries()) {
    const next = spans[index + 1]
    if (next && next.start <= one.end) return { code: 'apart', params: both(one, next) }
  }
  return undefined
}

/** Each day of this year, by the clock of stores, is in a range of dates of a list's records: `coversYear:range`. */
const coversYear: Validator = (value, [name = ''] = []) => {
  const spans = spansOf(value, name).toSorted((one, other) => (one.start < other.start ? -1 : 1))
  if (!spans.length) return undefined
  const year = storeDay().slice(0, 4)
  let open = `${year}-01-01`
  for (const { start, end } of spans) if (start <= open && end >= open && isDate(end)) open = addDays(end, 1)
  return open.startsWith(year) ? { code: 'coversYear', params: { year, day: open } } : undefined
}

/** No region of a list's records is in another record, nor in further fields: `regionsApart:regions,excludedRegions`. */
const regionsApart: Validator = (value, [name = '', ...others] = [], values = {}) => {
  const lists = [
    ...rowsOf(value).map((row) => regionsIn(row[name])),
    ...others.map((other) => regionsIn(values[other])),
  ]
  for (const [index, one] of lists.entries()) {
    const twice = regionTwice(one, lists.slice(index + 1).flat())
    if (twice) return { code: 'regionsApart', params: { region: twice.join(' ') } }
  }
  return undefined
}

/** Rules of fields of the type `list`, by name. */
export const listRules: Readonly<Record<string, Validator>> = {
  ...{ distinct, apart, hoursApart, datesApart, coversYear, regionsApart },
}
