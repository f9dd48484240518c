import type { Dimension, Metric } from '@ebkit/domain'
import type { FigurePeriod } from '@ebkit/protocol/calls/reports'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'

type Row = Readonly<Record<string, unknown>>

/** A set of figures in the terms of its page. */
export interface PlainSet {
  readonly rows: readonly Row[]
  readonly by: readonly Dimension[]
  readonly metrics: readonly Metric[]
  /** All metrics of the page, which rates refer to. */
  readonly among: readonly Metric[]
  readonly time: string
  readonly where: string
  /** The list whose entries are counted. */
  readonly each?: string | undefined
  readonly period?: FigurePeriod | undefined
  readonly before?: FigurePeriod | undefined
  readonly parameters?: Readonly<Record<string, string>>
  readonly today: string
}

/** The figures of a group in the current and in the previous period. */
export interface PlainGroup {
  readonly values: (number | null)[]
  readonly before: (number | null)[]
}

const dayOf = (value: unknown) => String(value ?? '').slice(0, 10)
const isWithin = (value: unknown, period: FigurePeriod | undefined) =>
  !period || (dayOf(value) >= period.from && dayOf(value) <= period.until)

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayText = (date: Date) => date.toISOString().slice(0, 10)
const moved = (day: string, days: number) => dayText(new Date(utc(day).getTime() + days * 86_400_000))
const isoWeekday = (day: string) => utc(day).getUTCDay() || 7

function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

function bandOf(age: number, bands: readonly string[]): string | null {
  const fits = (band: string) => {
    const [low = 0, high] = (band.match(/\d+/g) ?? []).map(Number)
    if (band.startsWith('<')) return age < low
    return band.endsWith('+') ? age >= low : high !== undefined && age >= low && age <= high
  }
  return bands.find((band) => /\d/.test(band) && fits(band)) ?? null
}

/** The keys of a row in one dimension; several for lists. */
export function plainKeys(
  row: Row,
  dimension: Dimension,
  { time, today, shift, bands }: { time: string; today: string; shift: number; bands: readonly string[] },
): readonly unknown[] {
  const isBare = !(dimension in row) && !dimension.includes(':')
  const [field = '', unit] = isBare ? [time, dimension] : dimension.split(':')
  const value = row[field]
  if (value === null || value === undefined || value === '') return [null]
  const isTime = field === time
  const text = String(value)
  if (unit === 'ageBand') return [bandOf(ageOn(today, text), bands)]
  if (unit === 'hour') return [Number(text.slice(11, 13))]
  if (unit === 'weekday') return [isoWeekday(dayOf(text))]
  const day = isTime && shift ? moved(dayOf(text), shift) : dayOf(text)
  if (unit === 'day') return [day]
  if (unit === 'week') return [moved(day, 1 - isoWeekday(day))]
  if (unit === 'month') return [day.slice(0, 7)]
  if (isTime && text.length === 10) return [day]
  if (field === 'region') return [(value as unknown[])[0] ?? null]
  if (!Array.isArray(value)) return [value]
  return value.length ? value : [null]
}

/** Each entry of a list with its row, the entry's fields by path: `items.quantity`. */
function entriesOf(rows: readonly Row[], list: string): Row[] {
  return rows.flatMap((row) =>
    ((row[list] ?? []) as Row[]).map((entry) => ({
      ...row,
      ...Object.fromEntries(Object.entries(entry).map(([name, value]) => [`${list}.${name}`, value])),
    })),
  )
}

function measured(metric: Metric, rows: readonly Row[], set: PlainSet): number | null {
  const meeting = (condition = '') =>
    rows.filter((row) =>
      evaluateCondition(parseCondition(condition), row, { params: set.parameters ?? {}, today: set.today }),
    )
  const { field = '', times } = metric
  const own = meeting(metric.where).map((row) =>
    times ? Number(row[field]) * Number(row[times]) : row[field],
  )
  const numbers = own.filter((value) => value !== null && value !== undefined).map(Number)
  const sum = numbers.reduce((total, value) => total + value, 0)
  const share = (part: number | null, whole: number | null) => (whole && part !== null ? part / whole : null)
  switch (metric.agg) {
    case 'count':
      return own.length
    case 'sum':
      return sum
    case 'avg':
      return numbers.length ? sum / numbers.length : null
    case 'distinct':
      return new Set(own.filter((value) => value !== null && value !== undefined && value !== '')).size
    case 'rate': {
      const [num, den] = [metric.num, metric.den].map((name) => set.among.find((each) => each.name === name))
      if (num && den) return share(measured(num, rows, set), measured(den, rows, set))
      return share(meeting(metric.where).length, meeting(metric.base).length)
    }
  }
}

/** Recomputes the groups row by row, by the JSON of their keys. */
export function recompute(set: PlainSet, bands: readonly string[] = []): Map<string, PlainGroup> {
  const { by, metrics, time, period, before, today, each } = set
  const rows = each ? entriesOf(set.rows, each) : set.rows
  const context = { params: set.parameters ?? {}, today }
  const counted = rows.filter((row) => evaluateCondition(parseCondition(set.where), row, context))
  const groups = new Map<string, { now: Row[]; past: Row[] }>()
  if (!by.length) groups.set('[]', { now: [], past: [] })
  const days = period && before ? (utc(period.from).getTime() - utc(before.from).getTime()) / 86_400_000 : 0
  const add = (row: Row, place: 'now' | 'past', shift: number) => {
    const keys = by.map((dimension) => plainKeys(row, dimension, { time, today, shift, bands }))
    const all = keys.reduce<unknown[][]>(
      (found, some) => found.flatMap((start) => some.map((key) => [...start, key])),
      [[]],
    )
    for (const key of all) {
      const name = JSON.stringify(key)
      const group = groups.get(name) ?? { now: [], past: [] }
      groups.set(name, group)
      group[place].push(row)
    }
  }
  for (const row of counted) {
    if (isWithin(row[time], period)) add(row, 'now', 0)
    if (before && isWithin(row[time], before)) add(row, 'past', days)
  }
  return new Map(
    [...groups].map(([name, { now, past }]) => [
      name,
      {
        values: metrics.map((metric) => measured(metric, now, set)),
        before: metrics.map((metric) => measured(metric, past, set)),
      },
    ]),
  )
}
