import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { RowContext, SeedRow } from './SeedRow'

/** The lists of fields whose values together are unique within the scope of a resource. */
export function uniqueRules(resource: Resource): readonly (readonly string[])[] {
  const alone = resource.fields.filter(({ unique }) => unique).map(({ name }) => [name])
  return [...(resource.unique ?? []), ...alone]
}

/** The values that a field can have; undefined if they are unlimited. */
function valuesOf(field: Field, context: RowContext): readonly unknown[] | undefined {
  if (field.type === 'enum' && field.options) return field.options.map(({ value }) => value)
  if (field.type === 'bool') return [true, false]
  if (field.type !== 'ref' || !field.ref) return undefined
  if (field.ref === 'hotel' && context.hotelId) return [context.hotelId]
  const key = context.definition(field.ref)?.key
  return key && field.ref !== context.resource.name
    ? context.candidates(field.ref).map((row) => row[key])
    : undefined
}

/**
 * Values for a rule with few combinations: they are used in turn. Undefined where random values are unlikely to
 * collide, or where a text makes rows different.
 */
function takenInTurn(names: readonly string[], context: RowContext, count: number): SeedRow | undefined {
  const fields = names.flatMap((name) => context.resource.fields.find((field) => field.name === name) ?? [])
  const values = fields.map((field) => valuesOf(field, context))
  if (values.some((each) => each === undefined)) return undefined
  const combinations = values.reduce((product, each) => product * (each as unknown[]).length, 1)
  if (combinations > count * 4) return undefined
  let rest = context.ordinal
  return Object.fromEntries(
    fields.map(({ name }, place) => {
      const all = values[place] as readonly unknown[]
      const value = all[rest % all.length]
      rest = Math.floor(rest / all.length)
      return [name, value]
    }),
  )
}

/** The values for a row's unique rules with few combinations. */
export const uniqueValues = (context: RowContext, count: number): SeedRow =>
  Object.assign({}, ...uniqueRules(context.resource).map((names) => takenInTurn(names, context, count) ?? {}))

/** Checks rows against the unique rules, and remembers the values of accepted rows. */
export function createUniqueCheck(resource: Resource): (row: SeedRow) => boolean {
  const rules = uniqueRules(resource).map((names) => ({ names, seen: new Set<string>() }))
  return (row) => {
    const keys = rules.map(({ names }) =>
      names.every((name) => row[name] !== undefined && row[name] !== null)
        ? JSON.stringify([resource.scope === 'hotel' ? row.hotelId : '', ...names.map((name) => row[name])])
        : undefined,
    )
    if (keys.some((key, place) => key !== undefined && rules[place]?.seen.has(key))) return false
    for (const [place, key] of keys.entries()) if (key !== undefined) rules[place]?.seen.add(key)
    return true
  }
}
