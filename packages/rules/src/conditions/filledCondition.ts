import { parseCondition } from './parseCondition'
import { printCondition } from './printCondition'

/** As a parameter it asks for no value in particular. */
export const everything = 'all'

/**
 * A condition with its parameters filled in. A value whose parameter is absent, empty or `all` is left out, and a
 * comparison with such a value altogether.
 *
 * @param condition `status=NEW&type={type}`
 * @throws {@link ConditionError} for an invalid condition
 */
export function filledCondition(
  condition: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const filled = parseCondition(condition).flatMap((comparison) => {
    const operands = comparison.operands.map((operand) => {
      if (operand.kind !== 'param') return operand
      const text = parameters[operand.name]
      return text && text !== everything ? ({ kind: 'text', text } as const) : undefined
    })
    return operands.includes(undefined) ? [] : [{ ...comparison, operands: operands.filter((one) => !!one) }]
  })
  return printCondition(filled)
}
