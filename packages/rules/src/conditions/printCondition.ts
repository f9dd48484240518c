import type { Condition, Operand } from './Condition'
import { quoteConditionValue } from './quoteConditionValue'

/** Writes a condition as `parseCondition` reads it. */
export function printCondition(condition: Condition): string {
  return condition
    .map(({ field, operator, operands }) => field + operator + operands.map(print).join('|'))
    .join('&')
}

function print(operand: Operand): string {
  switch (operand.kind) {
    case 'text':
      return quoteConditionValue(operand.text)
    case 'any':
      return '*'
    case 'none':
      return 'null'
    case 'param':
      return `{${operand.name}}`
    case 'day':
      return printDay(operand.days)
    case 'anniversary':
      return `anniversary(${printDay(operand.days)})`
  }
}

const printDay = (days: number) => (days ? `today${days > 0 ? '+' : ''}${days}` : 'today')
