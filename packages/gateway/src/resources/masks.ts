import { isDeepStrictEqual } from 'node:util'
import { type Field, maskText, maskValue } from '@ebkit/rules/fields'
import type { Binding } from './binding'
import { maskLabels } from './labels/labels'
import { labelsName } from './labels/labelsName'
import { isModel } from './model'

type Row = Record<string, unknown>
type Value = Readonly<Row>

/** A body in which unchanged masks are replaced by the stored values, also in groups and lists. */
export function unmasked({ resource }: Binding, body: Row, stored: Row | undefined): Row {
  return stored ? unmaskedRecord(resource.fields, body, stored) : body
}

function unmaskedRecord(fields: readonly Field[], given: Value, stored: Value): Row {
  const record: Row = { ...given }
  for (const field of fields)
    if (field.name in given) record[field.name] = unmaskedValue(field, given[field.name], stored[field.name])
  return record
}

function unmaskedValue(field: Field, given: unknown, stored: unknown): unknown {
  if (isShownMask(field, given, stored)) return stored
  const { fields } = field
  if (!fields) return given
  if (Array.isArray(given) && Array.isArray(stored)) return unmaskedList(fields, given, stored)
  return isModel(given) && isModel(stored) ? unmaskedRecord(fields, given, stored) : given
}

const isShownMask = ({ mask }: Field, given: unknown, stored: unknown): boolean =>
  mask !== undefined && typeof stored === 'string' && given === maskText(stored, mask)

/**
 * Records of a list have no keys. Each takes its masked values from the most similar stored record, preferably the one
 * at the same index; each stored record is used once.
 */
function unmaskedList(
  fields: readonly Field[],
  given: readonly unknown[],
  stored: readonly unknown[],
): unknown[] {
  const left = new Set(stored.keys())
  return given.map((record, place) => {
    if (!isModel(record)) return record
    const origin = originOf(fields, record, stored, left, place)
    if (origin === undefined) return record
    left.delete(origin)
    return unmaskedRecord(fields, record, stored[origin] as Value)
  })
}

/** The index of the stored record that a given one stems from; undefined if it has the mask of none. */
function originOf(
  fields: readonly Field[],
  given: Value,
  stored: readonly unknown[],
  left: ReadonlySet<number>,
  place: number,
): number | undefined {
  const hasMaskOf = (record: Value) =>
    fields.some((field) => isShownMask(field, given[field.name], record[field.name]))
  const likeness = (record: Value) =>
    fields.filter((field) => isDeepStrictEqual(maskValue(field, record[field.name]), given[field.name]))
      .length
  const found = [...left].flatMap((index) => {
    const record = stored[index]
    return isModel(record) && hasMaskOf(record) ? [{ index, alike: likeness(record) }] : []
  })
  found.sort(
    (one, other) => other.alike - one.alike || Number(other.index === place) - Number(one.index === place),
  )
  return found[0]?.index
}

/** Whether a mask was given in place of a value: asterisks that are not the stored value. */
export function hasForeignMask(field: Field, given: unknown, stored: unknown): boolean {
  if (field.mask) return /\*/.test(String(given ?? '')) && given !== stored
  const records = (value: unknown) => [value].flat().filter(isModel)
  const isForeign = (inner: Field, value: unknown) =>
    hasForeignMask(inner, value, undefined) && !records(stored).some((record) => record[inner.name] === value)
  return (field.fields ?? []).some((inner) =>
    records(given).some((record) => isForeign(inner, record[inner.name])),
  )
}

/** A row in detail for users who may see masked values: some values are revealed on request only. */
export function maskedUntilAsked({ resource }: Binding, row: Row): Row {
  for (const field of resource.fields)
    if (field.unmasksOnRequest) row[field.name] = maskValue(field, row[field.name])
  return row
}

/** A row as lists show it. */
export function masked({ resource, labels }: Binding, row: Row): Row {
  for (const field of resource.fields)
    if (field.name in row) row[field.name] = maskValue(field, row[field.name])
  const names = row[labelsName]
  if (names) maskLabels(labels, names as Row)
  return row
}
