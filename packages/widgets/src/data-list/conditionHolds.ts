import type { ListRow } from '@ebkit/core/list'
import { type Condition, evaluateCondition, parseCondition } from '@ebkit/rules/conditions'

const known = new Map<string, Condition>()

/** Whether a condition holds for a row. @throws ConditionError where the text is none */
export function conditionHolds(text: string, row: ListRow): boolean {
  const condition = known.get(text) ?? parseCondition(text)
  known.set(text, condition)
  return evaluateCondition(condition, row)
}
