import { ConditionError } from '../conditions/ConditionError'
import { fieldsOf } from '../conditions/fieldsOf'
import { parseCondition } from '../conditions/parseCondition'

/**
 * Mistakes in the conditions of one field, in English, for its author: conditions that cannot be parsed, and names that are no
 * field.
 *
 * @param names of the fields that a condition may use: those beside this one, and around it
 * @example
 * ```ts
 * import { conditionMistakes } from '@ebkit/rules/validation'
 *
 * conditionMistakes({ showIf: 'kind = card' }, ['name']) // ['"showIf" names "kind", which is no field']
 * ```
 */
export function conditionMistakes(
  field: { showIf?: unknown; enabledIf?: unknown },
  names: readonly string[],
): string[] {
  const { showIf, enabledIf } = field
  return Object.entries({ showIf, enabledIf }).flatMap(([key, condition]) =>
    mistakesIn(key, condition, names),
  )
}

function mistakesIn(key: string, condition: unknown, names: readonly string[]): string[] {
  if (typeof condition !== 'string') return []
  try {
    return fieldsOf(parseCondition(condition))
      .filter((name) => !names.includes(name) && !names.includes(name.split('.')[0] ?? ''))
      .map((name) => `"${key}" names "${name}", which is no field`)
  } catch (error) {
    if (error instanceof ConditionError) return [`"${key}" goes wrong at ${error.position}: ${error.message}`]
    throw error
  }
}
