import { filledCondition, parseCondition, quoteConditionValue } from '@ebkit/rules/conditions'

export { everything } from '@ebkit/rules/conditions'

type Values = Readonly<Record<string, string>>

/**
 * A page's fixed condition with the parameters of its address filled in. A comparison whose parameter is absent is left
 * out.
 *
 * @param where `status=NEW&type={type}`
 */
export function fixedCondition(where: string | undefined, values: Values): string | undefined {
  return where ? filledCondition(where, values) || undefined : undefined
}

/** The condition that a field has a value. */
export const equals = (field: string, value: string): string => `${field}=${quoteConditionValue(value)}`

/** The values that a fixed condition requires: the initial values of a new row. */
export function valuesOfCondition(condition: string | undefined): Record<string, string> {
  const comparisons = condition ? parseCondition(condition) : []
  return Object.fromEntries(
    comparisons.flatMap(({ field, operator, operands }) => {
      const [only] = operands
      return operator === '=' && operands.length === 1 && only?.kind === 'text' ? [[field, only.text]] : []
    }),
  )
}
