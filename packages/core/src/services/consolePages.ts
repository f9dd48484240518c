import { type ConsolePage, getConsolePage } from '@ebkit/protocol/calls/consolePage'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

export type {
  ActionDefinition,
  ConsolePage,
  PageResource,
  ReferenceDefinition,
} from '@ebkit/protocol/calls/consolePage'

/** Name of the pages' definitions in the resource cache. */
const consolePagesResource = 'console-page'

export interface ConsolePageService {
  /**
   * The definition of a page, as the user may see it. Asked for once for a user.
   *
   * @param route as the table has it: `/postage-config/edit/{detailId}`
   * @throws ServiceError with status 403 if the user may not open it
   */
  read(route: string): Promise<ConsolePage>
}

export function createConsolePageService(http: Http, resources: Resources): ConsolePageService {
  return {
    read: (route) =>
      resources.read(consolePagesResource, route, () => http.call(getConsolePage, { query: { route } })),
  }
}
