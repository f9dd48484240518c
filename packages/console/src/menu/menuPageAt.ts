import { fillRoute } from '@ebkit/domain/fill-route'
import { matchRoute } from '@ebkit/domain/match-route'
import { resolveAddress } from '../routes/resolveAddress'
import type { FoundPage } from './readMenu'

const routeAt = (address: string) => resolveAddress(`#${address}`).match?.route

/**
 * The page of the menu that a path belongs to. A path with another value of its route's parameter, such as the tab in
 * front, belongs to the only page of that route, or to the one without a value.
 */
export function menuPageAt(pages: readonly FoundPage[], path: string): FoundPage | undefined {
  const exact = pages.find(({ address }) => address === path)
  const route = exact ? undefined : routeAt(path)
  if (!route?.path.includes('{')) return exact
  // matches this route alone first, because the table of routes is long
  const alike = pages.filter(({ address, isElsewhere }) => !isElsewhere && matchRoute([route], address))
  const same = alike.filter(({ address }) => routeAt(address)?.path === route.path)
  return same.length > 1 ? same.find(({ address }) => address === fillRoute(route.path, {})) : same[0]
}
