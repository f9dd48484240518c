import { addressOf, type Metric } from '@ebkit/domain'
import {
  type FigureRow,
  type FigureSet,
  longestReportPeriod,
  maximumFigureRows,
} from '@ebkit/protocol/calls/reports'
import { maskText } from '@ebkit/rules/fields'
import { labelsName } from '../resources/labels/labelsName'
import { isCalendar } from './dimensions'
import { type BoundFigures, beforeName, keyName, pageCondition, valueName } from './figureSql'
import { allKeys } from './filling'
import { keyCondition } from './keyCondition'
import { figureType, isZeroOfNothing } from './metricSql'
import { inPeriod, type Window, windowOf } from './windows'

type Found = Readonly<Record<string, unknown>>
type Key = FigureRow['keys'][number]

/** The contents of a group, for a file or a row of an answer. */
interface Group {
  readonly keys: readonly Key[]
  readonly labels: readonly (string | null)[]
  readonly values: readonly (number | null)[]
  readonly before: readonly (number | null)[] | undefined
}

const masked = (value: unknown, mask: Parameters<typeof maskText>[1] | undefined) =>
  mask && typeof value === 'string' ? maskText(value, mask) : value

/** A group with the same masks as lists apply. */
export function groupOf({ dimensions, query, window }: BoundFigures, row: Found): Group {
  const names = row[labelsName] as Record<string, unknown> | undefined
  const numbersOf = (nameOf: (index: number) => string) =>
    query.metrics.map((_, index) => (row[nameOf(index)] ?? null) as number | null)
  const isCompared = window.before || query.metrics.some((_, index) => beforeName(index) in row)
  return {
    keys: dimensions.map(
      (dimension, index) =>
        (masked(row[keyName(dimension, index)], dimension.bound.field.mask) ?? null) as Key,
    ),
    labels: dimensions.map(
      ({ label, bound }) =>
        (label ? (masked(names?.[bound.field.name], label.mask) ?? null) : null) as string | null,
    ),
    values: numbersOf(valueName),
    before: isCompared ? numbersOf(beforeName) : undefined,
  }
}

/** The condition that all figures of a set share; undefined if they have none, or different ones. */
function sharedWhere({ query, asked }: BoundFigures): string | undefined {
  const [first, ...others] = query.metrics
  const isShared = !query.each && others.every(({ where, agg }) => where === first?.where && agg !== 'rate')
  return isShared && first?.agg !== 'rate' ? pageCondition(asked, first?.where) || undefined : undefined
}

function rowOf(figures: BoundFigures, { before, ...group }: Group): FigureRow {
  const { dimensions } = figures
  const keys = dimensions.map((dimension, index) => keyCondition(dimension, group.keys[index] ?? null))
  const isKnown = dimensions.length > 0 && keys.every((condition) => condition !== undefined)
  const condition = [...keys, sharedWhere(figures)].filter(Boolean).join('&')
  return { ...group, ...(before && { before }), ...(isKnown && { condition }) }
}

/**
 * The groups of a time dimension, including those without rows.
 * @param isWhole otherwise nothing is known behind the last group
 */
function filled(
  { dimensions, query, window }: BoundFigures,
  groups: readonly Group[],
  isWhole: boolean,
): readonly Group[] {
  const [dimension] = dimensions
  const keys = dimensions.length === 1 && dimension ? allKeys(dimension.unit, window.now) : undefined
  if (!keys || !dimension?.isTime) return groups
  const known = new Map(groups.map((group) => [group.keys[0], group]))
  const nothing = query.metrics.map((metric) => (isZeroOfNothing(metric) ? 0 : null))
  const before = window.before && nothing
  const end = isWhole ? keys.length : keys.indexOf(groups.at(-1)?.keys[0] as string | number) + 1
  return keys
    .slice(0, end)
    .map((key) => known.get(key) ?? { keys: [key], labels: [null], values: nothing, before })
}

/** The condition for all rows that a set counts in a period. */
function conditionOf({ query, asked }: BoundFigures, { now }: Window): string {
  const period = query.time && now ? inPeriod(query.time, now) : ''
  return [pageCondition(asked, query.where), asked.filter?.trim(), period].filter(Boolean).join('&')
}

/**
 * The condition for the rows behind a figure of the total: a rate has none because it counts two kinds of rows, nor do
 * entries.
 */
function conditionOfMetric(figures: BoundFigures, metric: Metric): { readonly condition?: string } {
  const { query, asked, dimensions } = figures
  if (dimensions.length || query.each || metric.agg === 'rate') return {}
  const rows = conditionOf(figures, windowOf(query, asked, metric))
  return { condition: [rows, pageCondition(asked, metric.where)].filter(Boolean).join('&') }
}

/** The maximum number of groups of a set: a period is shown to its last day. */
export function mostOf({ dimensions: [first, second], query: { top }, window }: BoundFigures): number {
  const isCourse = first && !second && isCalendar(first) && window.now
  const most = isCourse ? longestReportPeriod : maximumFigureRows
  return Math.min(top ?? most, most)
}

/** A set of figures. @param found its groups, plus one if there are more than the maximum */
export function figureSetOf(figures: BoundFigures, found: readonly Found[]): FigureSet {
  const { query, binding, window } = figures
  const most = mostOf(figures)
  const isWhole = found.length <= most
  const groups = found.slice(0, most).map((row) => groupOf(figures, row))
  const context = { binding, metrics: query.among ?? query.metrics }
  return {
    id: query.id,
    resource: addressOf(binding.resource).replace('/eb/', '/'),
    by: query.by,
    metrics: query.metrics.map((metric) => ({
      ...{ name: metric.name, type: figureType(context, metric) },
      ...conditionOfMetric(figures, metric),
    })),
    rows: filled(figures, groups, isWhole).map((group) => rowOf(figures, group)),
    isWhole,
    ...(window.now && { period: window.now }),
    ...(window.before && { before: window.before }),
    condition: conditionOf(figures, window),
  }
}
