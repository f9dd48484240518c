import type { ListRow } from '@ebkit/core/list'
import { type Condition, evaluateCondition, parseCondition } from '@ebkit/rules/conditions'

const known = new Map<string, Condition>()

/** Whether a condition holds for a row. @throws ConditionError if the text is not a condition */
export function conditionHolds(text: string, row: ListRow): boolean {
  const condition = known.get(text) ?? parseCondition(text)
  known.set(text, condition)
  return evaluateCondition(condition, row)
}

/** Whether a text is a sensible condition: `==` would compare with a text that begins with `=`. */
export function isCondition(text: string): boolean {
  try {
    parseCondition(text)
    return !text.includes('==')
  } catch {
    return false
  }
}
