import { parseCondition, printCondition, quoteConditionValue } from '@ebkit/rules/conditions'

/** As a parameter it asks for no value in particular. */
export const everything = 'all'

type Values = Readonly<Record<string, string>>

/**
 * A page's fixed condition with the parameters of its address filled in. A comparison whose parameter is absent is left
 * out.
 *
 * @param where `status=NEW&type={type}`
 */
export function fixedCondition(where: string | undefined, values: Values): string | undefined {
  if (!where) return undefined
  const filled = parseCondition(where).flatMap((comparison) => {
    const operands = comparison.operands.map((operand) => {
      if (operand.kind !== 'param') return operand
      const text = values[operand.name]
      return text && text !== everything ? ({ kind: 'text', text } as const) : undefined
    })
    return operands.includes(undefined) ? [] : [{ ...comparison, operands: operands.filter((one) => !!one) }]
  })
  return printCondition(filled) || undefined
}

/** A field that has a value. */
export const equals = (field: string, value: string): string => `${field}=${quoteConditionValue(value)}`

/** The values that a fixed condition asks for: what a new row begins with. */
export function valuesOfCondition(condition: string | undefined): Record<string, string> {
  const comparisons = condition ? parseCondition(condition) : []
  return Object.fromEntries(
    comparisons.flatMap(({ field, operator, operands }) => {
      const [only] = operands
      return operator === '=' && operands.length === 1 && only?.kind === 'text' ? [[field, only.text]] : []
    }),
  )
}
