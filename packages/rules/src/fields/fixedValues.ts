import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import type { Field } from './Field'

/** The values of a record that follow from others, by field: users do not enter them. */
export function fixedValues(
  fields: readonly Pick<Field, 'name' | 'fixed'>[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const own = fields.flatMap(({ name, fixed }) =>
    fixed && evaluateCondition(parseCondition(fixed.if), values) ? [[name, fixed.value] as const] : [],
  )
  return Object.fromEntries(own)
}
