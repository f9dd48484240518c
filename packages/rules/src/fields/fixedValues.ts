import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import type { Field } from './Field'

/** The values that a record has because of its others, by field: nobody enters them. */
export function fixedValues(
  fields: readonly Pick<Field, 'name' | 'fixed'>[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const own = fields.flatMap(({ name, fixed }) =>
    fixed && evaluateCondition(parseCondition(fixed.if), values) ? [[name, fixed.value] as const] : [],
  )
  return Object.fromEntries(own)
}
