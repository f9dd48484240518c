import { matchRoute } from '../routes/matchRoute'
import type { Definitions } from './definitions'

/** Mistakes between routes and pages: a route without a page, a page without a route, a redirect to an unknown route. */
export function routeMistakes(definitions: Definitions): string[] {
  const { applications, routes } = definitions
  const paths = routes.map(({ path }) => path)
  return [
    ...applications.flatMap((application) => {
      const pages = application.pages.map(({ route }) => route)
      return [
        ...application.routes
          .filter(({ path, redirect }) => pages.filter((page) => page === path).length !== (redirect ? 0 : 1))
          .map(({ path }) => `${application.name}: ${path} has no page, or several`),
        ...pages
          .filter((page) => !application.routes.some(({ path }) => path === page))
          .map((page) => `${application.name}: the page ${page} has no route`),
      ]
    }),
    ...paths
      .filter((path, index) => paths.indexOf(path) < index)
      .map((path) => `the route ${path} stands twice`),
    ...routes
      .filter(({ redirect }) => redirect && !leadsToRoute(redirect, definitions))
      .map(({ path, redirect }) => `${path} leads to ${redirect}, which is not a route`),
  ]
}

/**
 * Whether a link matches a route, with its parameters filled in and its optional ones present or not. Links such as
 * `?dialog=order` or `#refund-qr` stay on their page.
 */
export const leadsToRoute = (link: string, { routes }: Definitions): boolean =>
  !link.startsWith('/') || matchRoute(routes, link) !== undefined
