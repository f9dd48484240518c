import { getResourceDefinition, type ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

/** Name of the definitions in the resource cache. */
const definitionsResource = 'resource-definition'

/** Definitions of resources, for lists and forms. */
export interface DefinitionService {
  /**
   * The definition of a resource's lists and forms, as the user may see it. Requested once for a user.
   * @param resource service and name: `merchant-api/printer`
   * @throws ServiceError with status 404 if there is none, 403 if the user may not see its rows
   */
  read(resource: string): Promise<ResourceDefinition>
}

/**
 * Definitions of resources, for lists and forms.
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createDefinitionService } from '@ebkit/core/services/definitions'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const definitions = createDefinitionService(createHttp({ session }), session.resources)
 * const { fields, rights } = await definitions.read('merchant-api/printer')
 * const required = fields.filter((field) => field.required).map(({ name }) => name)
 * const mayAdd = rights.includes('add')
 * ```
 */
export function createDefinitionService(http: Http, resources: Resources): DefinitionService {
  return {
    read: (resource) =>
      resources.read(definitionsResource, resource, () => http.call(getResourceDefinition(resource))),
  }
}
