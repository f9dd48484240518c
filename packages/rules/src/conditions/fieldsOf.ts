import type { Condition } from './Condition'

/** The names of the fields in a condition, each once. */
export function fieldsOf(condition: Condition): string[] {
  return [...new Set(condition.map(({ field }) => field))]
}
