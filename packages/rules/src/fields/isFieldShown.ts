import type { Condition, ConditionContext } from '../conditions/Condition'
import { evaluateCondition } from '../conditions/evaluateCondition'
import { parseCondition } from '../conditions/parseCondition'
import type { Field } from './Field'

/** Conditions as they were read; undefined for texts that are none. */
const known = new Map<string, Condition | undefined>()

/**
 * Whether a field is shown in a record, by its `showIf`. A condition that cannot be read hides nothing: nobody can fill
 * in what is not there.
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
