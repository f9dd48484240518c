import type { Application } from '@ebkit/domain'
import type { RouteEntry } from './RouteEntry'

/** The table of routes of some applications, in their order. */
export function tableOf(applications: readonly Application[]): RouteEntry[] {
  return applications.flatMap(({ name, routes, pages }) => {
    const kinds = new Map(pages.map(({ route, kind }) => [route, kind]))
    return routes.map((route) => {
      const kind = kinds.get(route.path)
      return { application: name, ...route, ...(kind && { kind }) }
    })
  })
}
