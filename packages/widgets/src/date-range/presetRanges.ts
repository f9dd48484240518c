import { addDays, addMonths, clampDate, endOfMonth, isDate, startOfMonth } from '@ebkit/rules/dates'
import type { Limits } from '../calendar/limits'

/** The named ranges. */
export type PresetName =
  | 'today'
  | 'yesterday'
  | 'last7'
  | 'last30'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisQuarter'
  | 'thisYear'

/** A range of the page's own. */
export interface OwnPreset {
  /** Text of its button. */
  label: string
  /** A date, or a number of days from today: 0 is today, -1 yesterday. */
  start: string | number
  /** The last day, in the same notations. */
  end: string | number
}

/** A built-in range by name, or one of the page's own. */
export type Preset = PresetName | OwnPreset

export interface PresetRange {
  start: string
  end: string
}

/** The default ranges; none for stays, which are in the future. */
export const defaultPresets: readonly PresetName[] = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
]

const quarterOf = (day: string) => `${day.slice(0, 5)}${['01', '04', '07', '10'][quarterIndex(day)]}-01`
const quarterIndex = (day: string) => Math.floor((Number(day.slice(5, 7)) - 1) / 3)

/** Start and end of each, relative to today. */
const ranges: Record<PresetName, (today: string) => [string, string]> = {
  today: (day) => [day, day],
  yesterday: (day) => [addDays(day, -1), addDays(day, -1)],
  last7: (day) => [addDays(day, -6), day],
  last30: (day) => [addDays(day, -29), day],
  thisMonth: (day) => [startOfMonth(day), endOfMonth(day)],
  lastMonth: (day) => [addMonths(startOfMonth(day), -1), endOfMonth(addMonths(startOfMonth(day), -1))],
  thisQuarter: (day) => [quarterOf(day), endOfMonth(addMonths(quarterOf(day), 2))],
  thisYear: (day) => [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`],
}

/** Names of the built-in ranges. */
export const presetNames = Object.keys(ranges)

/** Whether a name is one of the built-in ranges. */
export const isPresetName = (preset: unknown): preset is PresetName =>
  typeof preset === 'string' && Object.hasOwn(ranges, preset)

/**
 * The range of a preset; undefined for an invalid one. A month, quarter or year that exceeds the limits is cut off:
 * this month until today.
 */
export function rangeOfPreset(preset: Preset, today: string, { min, max }: Limits): PresetRange | undefined {
  if (isPresetName(preset)) {
    const [start, end] = ranges[preset](today)
    const isPeriod = preset.startsWith('this') && !(max && start > max) && !(min && end < min)
    return isPeriod ? { start: clampDate(start, min, max), end: clampDate(end, min, max) } : { start, end }
  }
  const date = (value: unknown) => {
    if (typeof value === 'number' && Number.isFinite(value)) return addDays(today, Math.trunc(value))
    return typeof value === 'string' && isDate(value) ? value : undefined
  }
  const { label, start, end } = Object(preset) as Partial<OwnPreset>
  const [first, last] = [date(start), date(end)]
  if (!label || !first || !last) return undefined
  return first <= last ? { start: first, end: last } : { start: last, end: first }
}
