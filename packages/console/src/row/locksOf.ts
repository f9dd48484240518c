import type { PageResource } from '@ebkit/core/services/consolePages'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import type { Field, Label } from '@ebkit/rules/fields'

/** What of a row cannot be changed. */
export interface Locks {
  readonly fields: ReadonlySet<string>
  /** Why, for the operator. */
  readonly reasons: readonly Label[]
  /** Names of the rows that the fields refer to, by field. */
  readonly names: Readonly<Record<string, unknown>>
}

/** The fields that a row, as it is stored, does not let change. The gateway refuses to change them. */
export function locksOf(
  { editableWhile = [], fields }: PageResource,
  row: Readonly<Record<string, unknown>>,
): Locks {
  const broken = editableWhile.filter((rule) => !evaluateCondition(parseCondition(rule.while), row))
  const locked = broken.flatMap((rule) => rule.fields ?? fields.map(({ name }) => name))
  return {
    fields: new Set(locked),
    reasons: broken.map(({ otherwise }) => otherwise),
    names: (row.referenceLabels ?? {}) as Locks['names'],
  }
}

/** A field that is locked: its value as text, and the name of a row instead of its key. */
export function lockedField(field: Field, { names }: Locks, row: Readonly<Record<string, unknown>>): Field {
  const name = names[field.name]
  if (typeof name !== 'string') return { ...field, readOnly: true }
  const option = { value: String(row[field.name]), label: { zh: name } }
  return { ...field, type: 'enum', options: [option], readOnly: true }
}
