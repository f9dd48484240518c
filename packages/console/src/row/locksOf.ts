import type { PageResource } from '@ebkit/core/services/consolePages'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import type { Label } from '@ebkit/rules/fields'

/** What of a row cannot be changed. */
export interface Locks {
  readonly fields: ReadonlySet<string>
  /** Why, for the operator. */
  readonly reasons: readonly Label[]
}

/** The fields that a row, as it is stored, does not let change. The gateway refuses to change them. */
export function locksOf(
  { editableWhile = [], fields }: PageResource,
  row: Readonly<Record<string, unknown>>,
): Locks {
  const broken = editableWhile.filter((rule) => !evaluateCondition(parseCondition(rule.while), row))
  const locked = broken.flatMap((rule) => rule.fields ?? fields.map(({ name }) => name))
  return { fields: new Set(locked), reasons: broken.map(({ otherwise }) => otherwise) }
}
