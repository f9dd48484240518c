import type { Http } from '@ebkit/core/http'
import { type ConsolePage, createConsolePageService } from '@ebkit/core/services/consolePages'
import type { Session } from '@ebkit/core/session'
import type { RouteEntry } from '../routes/RouteEntry'
import { kindParts } from './kindParts'

/** Loads the code of a page's kind. A failure is reported when the page is opened. */
export function fetchKind({ kind }: RouteEntry): void {
  void kindParts[kind ?? 'custom']?.load()
}

/** Requests the definition and the code of a page that is opened, or is about to be. */
export function fetchPage(http: Http, { resources }: Session, route: RouteEntry): Promise<ConsolePage> {
  fetchKind(route)
  return createConsolePageService(http, resources).read(route.path)
}
