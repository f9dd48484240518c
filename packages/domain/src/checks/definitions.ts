import type { Field } from '@ebkit/rules/fields'
import type { Application } from '../Application'
import type { Route } from '../pages/Route'
import type { Resource } from '../Resource'
import { systemFields } from '../systemFields'

/** Indexes of the definitions, for the checks. */
export interface Definitions {
  readonly applications: readonly Application[]
  /** Resources of all applications, by name. */
  readonly resources: ReadonlyMap<string, Resource>
  readonly routes: readonly Route[]
}

export function definitionsOf(applications: readonly Application[]): Definitions {
  const resources = applications.flatMap(({ resources }) => resources)
  return {
    applications,
    resources: new Map(resources.map((resource) => [resource.name, resource])),
    routes: applications.flatMap(({ routes }) => routes),
  }
}

/** The fields of a row by name: its own, and those that every row has. */
export const fieldsByName = ({ fields }: Resource): ReadonlyMap<string, Field> =>
  new Map([...systemFields, ...fields].map((field) => [field.name, field]))

/** The first field of a name such as `tiers.amount`. */
export const fieldAt = (fields: ReadonlyMap<string, Field>, path: string) =>
  fields.get(path.split('.')[0] ?? '')

/** The field of a path, inside a list too: `items.quantity`. */
export function innerFieldAt(fields: ReadonlyMap<string, Field>, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields.get(name)
  return rest.length ? field?.fields?.find((each) => each.name === rest.join('.')) : field
}

/** Every field with its path; nested fields follow their parent. */
export function allFields(fields: readonly Field[], path = ''): [path: string, field: Field][] {
  return fields.flatMap((field): [string, Field][] => [
    [path + field.name, field],
    ...allFields(field.fields ?? [], `${path}${field.name}.`),
  ])
}
