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
export const listRules: Readonly<Record<string, Validator>> = { distinct, apart, regionsApart }
