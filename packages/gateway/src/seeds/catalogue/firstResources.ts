import type { Application, Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { derivations } from './facts'

/** The applications whose pages are finished. */
const finished = new Set(['merchant', 'tickets', 'restaurant', 'pass'])

const referredBy = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ type, ref, fields: inner }) =>
    inner ? referredBy(inner) : (type === 'ref' || type === 'refs') && ref ? [ref] : [],
  )

const needed = ({ fields }: Resource): string[] =>
  fields.flatMap(({ type, ref, required }) => (type === 'ref' && ref && required ? [ref] : []))

/**
 * The resources whose early rows are written first: those of finished applications, and those that their rows
 * reference.
 */
export function firstResources(applications: readonly Application[]): ReadonlySet<string> {
  const all = new Map(
    applications.flatMap(({ resources }) => resources).map((resource) => [resource.name, resource]),
  )
  const own = applications.filter(({ name }) => finished.has(name)).flatMap(({ resources }) => resources)
  const names = new Set(own.map(({ name }) => name))
  for (const { name, fields } of own)
    for (const other of [...referredBy(fields), ...(derivations[name]?.from ?? [])]) names.add(other)
  // A set may grow during the iteration: added names are visited too.
  for (const name of names) {
    const resource = all.get(name)
    if (resource) for (const other of needed(resource)) names.add(other)
  }
  return names
}
