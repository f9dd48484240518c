import { type Application, type Resource, type ResourceUsage, usageOf } from '@ebkit/domain'

/** What the table of a resource follows from, beside its own definition. */
export interface Definitions {
  /** Resources by name. */
  readonly resources: ReadonlyMap<string, Resource>
  /** Names of resources that fields of others refer to. */
  readonly referredTo: ReadonlySet<string>
  usage(resource: Resource): ResourceUsage
}

/** What the tables of applications follow from. */
export function definitionsOf(applications: readonly Application[]): Definitions {
  const resources = applications.flatMap((application) => application.resources)
  const pages = applications.flatMap((application) => application.pages)
  const fields = resources.flatMap((resource) => resource.fields)
  return {
    resources: new Map(resources.map((resource) => [resource.name, resource])),
    referredTo: new Set(fields.flatMap(({ type, ref }) => (type === 'ref' && ref ? [ref] : []))),
    usage: (resource) => usageOf(resource, pages),
  }
}
