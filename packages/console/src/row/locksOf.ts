import type { PageResource } from '@ebkit/core/services/consolePages'
import { evaluateCondition, fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import { closedFields, type Field, type Label } from '@ebkit/rules/fields'

/** What cannot be changed in a row. */
export interface Locks {
  readonly fields: ReadonlySet<string>
  /** Minimum values of numbers that may only grow, by field: the current ones. */
  readonly least: Readonly<Record<string, number>>
  /** The reasons, for the operator; none for fields that stay in every row once it is saved. */
  readonly reasons: readonly Label[]
  /** Names of the rows that the fields refer to, by field. */
  readonly names: Readonly<Record<string, unknown>>
}

/** The fields that are locked by a row as stored. The gateway refuses to change them. */
export function locksOf(
  { editableWhile = [], fields, key }: PageResource,
  row: Readonly<Record<string, unknown>>,
): Locks {
  type Rule = (typeof editableWhile)[number]
  const lockedBy = ({ openedBy, fields: own }: Rule) =>
    openedBy ? closedFields(fields, row[openedBy]) : (own ?? fields.map(({ name }) => name))
  const broken = editableWhile
    .filter((rule) => !evaluateCondition(parseCondition(rule.while), row))
    // a refusal that names no field locks none
    .filter((rule) => !rule.openedBy || lockedBy(rule).length)
  const isOfThisRow = (condition: string) => fieldsOf(parseCondition(condition)).some((name) => name !== key)
  const growing = broken.flatMap((rule) => rule.growing ?? [])
  return {
    fields: new Set(broken.flatMap(lockedBy)),
    least: Object.fromEntries(growing.map((name) => [name, Number(row[name] ?? 0)])),
    reasons: broken.filter((rule) => isOfThisRow(rule.while)).map(({ otherwise }) => otherwise),
    names: (row.referenceLabels ?? {}) as Locks['names'],
  }
}

/** Locks everything, for users who only view the row. */
export const wholeLock = ({ fields }: PageResource, row: Readonly<Record<string, unknown>>): Locks => ({
  fields: new Set(fields.map(({ name }) => name)),
  least: {},
  reasons: [],
  names: (row.referenceLabels ?? {}) as Locks['names'],
})

/**
 * Whether a row's locks leave nothing to change.
 *
 * @param fields those of the form
 */
export const isWhollyLocked = (locks: Locks, fields: readonly Field[]): boolean =>
  fields.every(
    ({ name, readOnly }) => readOnly || (locks.fields.has(name) && locks.least[name] === undefined),
  )

/** A field with the locks of a row applied. */
export function fieldUnder(field: Field, locks: Locks, row: Readonly<Record<string, unknown>>): Field {
  const least = locks.least[field.name]
  if (least !== undefined) return { ...field, min: least }
  return locks.fields.has(field.name) ? lockedField(field, locks, row) : field
}

/** A field that is locked: its value is only shown, and the name of a row instead of its key. */
function lockedField(field: Field, { names }: Locks, row: Readonly<Record<string, unknown>>): Field {
  const name = names[field.name]
  if (typeof name !== 'string') return { ...field, readOnly: true }
  const option = { value: String(row[field.name]), label: { zh: name } }
  return { ...field, type: 'enum', options: [option], readOnly: true }
}
