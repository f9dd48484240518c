import type { Application } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { derivations } from './facts'

/** The applications whose pages are finished. */
const finished = new Set(['merchant', 'tickets', 'restaurant', 'pass'])

const referredBy = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ type, ref, fields: inner }) =>
    inner ? referredBy(inner) : (type === 'ref' || type === 'refs') && ref ? [ref] : [],
  )

/** The resources whose early rows are written first: those of finished applications, and those to which they refer. */
export function firstResources(applications: readonly Application[]): ReadonlySet<string> {
  const own = applications.filter(({ name }) => finished.has(name)).flatMap(({ resources }) => resources)
  const others = own.flatMap(({ name, fields }) => [
    ...referredBy(fields),
    ...(derivations[name]?.from ?? []),
  ])
  return new Set([...own.map(({ name }) => name), ...others])
}
