import type { Http } from '@ebkit/core/http'
import { type ConsolePage, createConsolePageService } from '@ebkit/core/services/consolePages'
import type { Session } from '@ebkit/core/session'
import type { RouteEntry } from '../routes/RouteEntry'
import { kindParts } from './kindParts'

/** Asks for the definition and the code of a page that is opened, or is about to be. */
export function fetchPage(http: Http, { resources }: Session, route: RouteEntry): Promise<ConsolePage> {
  void kindParts[route.kind ?? 'custom']?.load()
  return createConsolePageService(http, resources).read(route.path)
}
