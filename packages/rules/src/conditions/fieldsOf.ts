import type { Condition } from './Condition'

/** The fields that a condition looks at, each once. */
export function fieldsOf(condition: Condition): string[] {
  return [...new Set(condition.map(({ field }) => field))]
}
