import { ConditionError, fieldsOf, parseCondition } from '@ebkit/rules/conditions'
import type { Field } from '@ebkit/rules/fields'
import { fieldAt } from './definitions'

/**
 * Mistakes in a condition on rows: a syntax error, fields that the rows do not have, and values that are not an option of
 * their field.
 */
export function conditionMistakes(text: string | undefined, fields: ReadonlyMap<string, Field>): string[] {
  if (text === undefined) return []
  try {
    const condition = parseCondition(text)
    const unknown = fieldsOf(condition).filter((name) => !fieldAt(fields, name))
    const values = condition.flatMap(({ field, operands }) => {
      const options = fields.get(field)?.options?.map(({ value }) => String(value))
      return operands.flatMap((operand) =>
        operand.kind === 'text' && options && !options.includes(operand.text)
          ? [`"${text}": ${operand.text} is not an option of ${field}`]
          : [],
      )
    })
    return [...unknown.map((name) => `"${text}": ${name} is not a field`), ...values]
  } catch (error) {
    if (error instanceof ConditionError) return [`"${text}": ${error.message}`]
    throw error
  }
}
