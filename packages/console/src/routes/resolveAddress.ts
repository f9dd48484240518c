import { matchRoute, type RouteMatch } from '@ebkit/domain/match-route'
import { developerRoute } from '../developer/developerRoute'
import { embeddedRoute } from '../frame/embeddedRoute'
import { partnerRoutes } from '../partners/partnerApplications'
import { type HashAddress, readHash } from './hashAddress'
import type { RouteEntry } from './RouteEntry'
import { routeTable } from './routeTable'

/** What an address of the console leads to. */
export interface ResolvedAddress extends HashAddress {
  /** Undefined: there is no such page. */
  readonly match: RouteMatch<RouteEntry> | undefined
}

/**
 * Finds what a hash leads to. Redirects are followed, with the query.
 *
 * @spec W-ROUTE-9
 */
export function resolveAddress(hash: string): ResolvedAddress {
  const { path, query } = readHash(hash)
  const match =
    matchRoute(routeTable, path) ?? matchRoute([developerRoute, embeddedRoute, ...partnerRoutes()], path)
  const { redirect } = match?.route ?? {}
  return redirect ? resolveAddress(`#${redirect}${query}`) : { path, query, match }
}
