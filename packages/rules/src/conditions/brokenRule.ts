import type { ConditionContext } from './Condition'
import { evaluateCondition } from './evaluateCondition'
import { parseCondition } from './parseCondition'

/** A condition that rows must meet. */
export interface RowRule {
  /** In the grammar of `parseCondition`. */
  readonly while: string
  /** Rows that need not meet it. Default: all must. */
  readonly unless?: string | undefined
}

/** The first rule that a row breaks. */
export const brokenRule = <Rule extends RowRule>(
  rules: readonly Rule[],
  row: Readonly<Record<string, unknown>>,
  context?: ConditionContext,
): Rule | undefined => {
  const holds = (condition: string) => evaluateCondition(parseCondition(condition), row, context)
  return rules.find((rule) => !holds(rule.while) && !(rule.unless && holds(rule.unless)))
}
