import type { Field } from '@ebkit/rules/fields'
import { conditionMistakes, ruleMistakes } from '@ebkit/rules/validation'
import { isFieldType } from './fieldTypes'

/**
 * Mistakes of the page's developer in fields that can still be rendered: types, rules and conditions, with the name
 * of the field. Nested fields are named by path: `tiers.amount`.
 * @param around names of the fields around them, which conditions may use too; undefined if they may use what nobody knows
 */
export function mistakesIn(
  fields: readonly Field[],
  around: readonly string[] | undefined,
  place = '',
): string[] {
  const names = around && [...around, ...fields.map(({ name }) => name)]
  return fields.flatMap((field) => {
    const own = place + field.name
    const mistakes = [...ruleMistakes(field), ...(names ? conditionMistakes(field, names) : [])]
    return [
      ...(isFieldType(field.type) ? [] : [`${own} has the unknown type ${field.type}`]),
      ...mistakes.map((mistake) => `${own}: ${mistake}`),
      ...mistakesIn(field.fields ?? [], names, `${own}.`),
    ]
  })
}
