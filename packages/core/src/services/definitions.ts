import { getResourceDefinition, type ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

/** Name of the definitions in the resource cache. */
const definitionsResource = 'resource-definition'

export interface DefinitionService {
  /**
   * What lists and forms of a resource are made of, as the user may see it. Asked for once for a user.
   *
   * @param resource service and name: `merchant-api/printer`
   * @throws ServiceError with status 404 if there is none, 403 if the user may not see its rows
   */
  read(resource: string): Promise<ResourceDefinition>
}

export function createDefinitionService(http: Http, resources: Resources): DefinitionService {
  return {
    read: (resource) =>
      resources.read(definitionsResource, resource, () => http.call(getResourceDefinition(resource))),
  }
}
