import {
  type ConsolePage,
  getConsolePage,
  getFrameAddress,
  getMenuFrame,
} from '@ebkit/protocol/calls/consolePage'
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

/** A row found by number or name. */
export type FoundRow = AnswerOf<typeof findRows>[number]

/** What a page embeds, and from which origins. */
export type FrameSource = AnswerOf<typeof getFrameAddress>

/** Definitions of the back office’s pages. */
export interface ConsolePageService {
  /**
   * The definition of a page, as the user may see it. Requested once for a user.
   * @param route as the table has it: `/postage-config/edit/{detailId}`
   * @throws ServiceError with status 403 if the user may not open it
   */
  read(route: string): Promise<ConsolePage>
  /** Discards all definitions: the user's rights have changed. */
  forget(): void
  /** What a page of kind `frame` embeds for the current hotel. @throws ServiceError */
  frame(route: string): Promise<FrameSource>
  /** What an entry of the menu embeds for the current hotel. @throws ServiceError with status 404 if the user's menu has no such entry */
  menuFrame(menuId: string): Promise<FrameSource>
  /**
   * Searches rows by number or name in the lists that the user may open, for the current hotel. @throws ServiceError
   */
  findRows(search: string, signal?: AbortSignal): Promise<readonly FoundRow[]>
}

/**
 * Definitions of the console's pages, and the search for rows across them.
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createConsolePageService, shortestRowSearch } from '@ebkit/core/services/consolePages'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const pages = createConsolePageService(createHttp({ session }), session.resources)
 *
 * export async function suggestionsFor(typed: string) {
 *   if (typed.trim().length < shortestRowSearch) return []
 *   const rows = await pages.findRows(typed)
 *   return rows.map(({ name, page, address }) => ({ label: `${name} (${page.en ?? page.zh})`, address }))
 * }
 * ```
 */
export function createConsolePageService(http: Http, resources: Resources): ConsolePageService {
  return {
    read: (route) =>
      resources.read(consolePagesResource, route, () => http.call(getConsolePage, { query: { route } })),
    forget: () => resources.invalidate(consolePagesResource),
    frame: (route) => http.call(getFrameAddress, { query: { route } }),
    menuFrame: (menuId) => http.call(getMenuFrame, { query: { menuId } }),
    findRows: (search, signal) => http.call(findRows, { query: { search }, ...(signal && { signal }) }),
  }
}
