import type { Application } from '../Application'
import type { Page } from '../pages/Page'
import type { Route } from '../pages/Route'
import { matchRoute, type RouteMatch } from './matchRoute'

/** What an address opens. */
export interface PageMatch extends RouteMatch {
  readonly application: Application
  readonly page: Page
}

/** Finds what addresses open; redirects are followed. @spec W-ROUTE-9 */
export function createPageFinder(
  applications: readonly Application[],
): (address: string) => PageMatch | undefined {
  const routes = applications.flatMap((application) => application.routes)
  const pages = new Map(
    applications.flatMap((application) =>
      application.pages.map((page) => [page.route, { application, page }] as const),
    ),
  )
  return (address) => {
    const found = withoutRedirect(routes, address)
    const opened = found && pages.get(found.route.path)
    return opened && { ...found, ...opened }
  }
}

function withoutRedirect(routes: readonly Route[], address: string): RouteMatch | undefined {
  const found = matchRoute(routes, address)
  return found?.route.redirect ? matchRoute(routes, found.route.redirect) : found
}
