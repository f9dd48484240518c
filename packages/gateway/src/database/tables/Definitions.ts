import { type Application, type Resource, type ResourceUsage, usageOf } from '@ebkit/domain'

/** The other inputs of a resource's table, beside its own definition. */
export interface Definitions {
  /** Resources by name. */
  readonly resources: ReadonlyMap<string, Resource>
  /** Names of resources that fields of other resources refer to. */
  readonly referredTo: ReadonlySet<string>
  usage(resource: Resource): ResourceUsage
}

/** Reads the definitions of applications. */
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
