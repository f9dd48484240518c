import { type ConsolePage, getConsolePage, getFrameAddress } from '@ebkit/protocol/calls/consolePage'
import { findRows } from '@ebkit/protocol/calls/foundRows'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

export type {
  ConsolePage,
  LeftOut,
  OfferedAction,
  PageResource,
  ReferenceDefinition,
} from '@ebkit/protocol/calls/consolePage'

/** Name of the pages' definitions in the resource cache. */
const consolePagesResource = 'console-page'

export { shortestRowSearch } from '@ebkit/protocol/calls/foundRows'

/** A row that was found by number or name. */
export type FoundRow = AnswerOf<typeof findRows>[number]

/** What a page embeds, and from which origins. */
export type FrameSource = AnswerOf<typeof getFrameAddress>

export interface ConsolePageService {
  /**
   * The definition of a page, as the user may see it. Asked for once for a user.
   *
   * @param route as the table has it: `/postage-config/edit/{detailId}`
   * @throws ServiceError with status 403 if the user may not open it
   */
  read(route: string): Promise<ConsolePage>
  /** What a page of kind `frame` embeds for the current hotel. @throws ServiceError */
  frame(route: string): Promise<FrameSource>
  /** Rows by number or name, from the lists that the user may open, of the current hotel. @throws ServiceError */
  findRows(search: string, signal?: AbortSignal): Promise<readonly FoundRow[]>
}

export function createConsolePageService(http: Http, resources: Resources): ConsolePageService {
  return {
    read: (route) =>
      resources.read(consolePagesResource, route, () => http.call(getConsolePage, { query: { route } })),
    frame: (route) => http.call(getFrameAddress, { query: { route } }),
    findRows: (search, signal) => http.call(findRows, { query: { search }, ...(signal && { signal }) }),
  }
}
