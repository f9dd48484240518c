import type { Row } from '@ebkit/core/services/rows'
import { type Field, labelText } from '@ebkit/rules/fields'
import { labelOf } from '../rows/labelOf'

/** A line of a calendar: a room, a time of the day. */
export interface Lane {
  readonly id: string
  readonly name: string
}

/** The day of a row. A moment or period counts for its first day. */
export function dayOfRow(row: Row, dateField: string): string {
  const value = row[dateField] as { start?: unknown } | string | null | undefined
  const start = typeof value === 'object' && value ? value.start : value
  return String(start ?? '').slice(0, 10)
}

export const laneIdOf = (row: Row, laneField: string): string => String(row[laneField] ?? '')

/** The lane of a row, with its display name. */
export function laneOf(row: Row, field: Field, locale: string): Lane {
  const id = laneIdOf(row, field.name)
  const option = field.options?.find(({ value }) => String(value) === id)
  const name = option ? labelText(option.label, locale) : String(labelOf(row, field.name) ?? id)
  return { id, name }
}

/** The lanes of rows in the order of the field's options, else by name. */
export function lanesOf(rows: readonly Row[], field: Field, locale: string): readonly Lane[] {
  const found = new Map(rows.map((row) => [laneIdOf(row, field.name), laneOf(row, field, locale)]))
  const order = new Map((field.options ?? []).map(({ value }, place) => [String(value), place]))
  const placeOf = ({ id }: Lane) => order.get(id) ?? order.size
  return [...found.values()].sort(
    (one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, locale),
  )
}

/** Rows by their day, those of a day in the order of the lanes. */
export function rowsByDay(
  rows: readonly Row[],
  dateField: string,
  laneField: string,
  lanes: readonly Lane[],
): ReadonlyMap<string, readonly Row[]> {
  const place = new Map(lanes.map(({ id }, index) => [id, index]))
  const placeOf = (row: Row) => place.get(laneIdOf(row, laneField)) ?? lanes.length
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOfRow(row, dateField)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  for (const list of days.values()) list.sort((one, other) => placeOf(one) - placeOf(other))
  return days
}
