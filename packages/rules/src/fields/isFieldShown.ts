import type { Condition, ConditionContext } from '../conditions/Condition'
import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import type { Field } from './Field'

/** Parsed conditions by text; undefined for invalid ones. */
const known = new Map<string, Condition | undefined>()

/**
 * Whether a record shows a field, by its `showIf`. An invalid condition hides nothing: a hidden field could not be
 * filled in.
 */
export function isFieldShown(
  { showIf }: Pick<Field, 'showIf'>,
  values: Readonly<Record<string, unknown>>,
  context?: ConditionContext,
): boolean {
  const condition = showIf ? readCondition(showIf) : undefined
  return !condition || evaluateCondition(condition, values, context)
}

function readCondition(text: string): Condition | undefined {
  if (!known.has(text)) known.set(text, tryToParse(text))
  return known.get(text)
}

function tryToParse(text: string): Condition | undefined {
  try {
    return parseCondition(text)
  } catch {
    return undefined
  }
}
