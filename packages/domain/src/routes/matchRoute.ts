import type { Route } from '../pages/Route'

/** A route that an address belongs to, with the values of its parameters. */
export interface RouteMatch<Known extends Pick<Route, 'path'> = Route> {
  readonly route: Known
  readonly parameters: Readonly<Record<string, string>>
}

/** `#/notice/system/list?page=2` → `notice`, `system`, `list`. A slash at the end means nothing. */
const partsOf = (address: string) => wordsOf(address.replace(/^#/, '').split(/[?#]/)[0] ?? '')

const wordsOf = (path: string) => path.split('/').filter(Boolean)

/** Words of the routes' paths, which every address is compared with. */
const words = new Map<string, readonly string[]>()

function wordsOfRoute({ path }: Pick<Route, 'path'>): readonly string[] {
  const known = words.get(path) ?? wordsOf(path)
  words.set(path, known)
  return known
}

/**
 * The route of an address, with or without `#` and query. A route without parameters comes first; upper and lower case
 * are different, as in the specification.
 *
 * @spec W-ROUTE-2 W-ROUTE-3
 */
export function matchRoute<Known extends Pick<Route, 'path'>>(
  routes: readonly Known[],
  address: string,
): RouteMatch<Known> | undefined {
  const parts = partsOf(address)
  const matches = routes.flatMap((route) => {
    const parameters = parametersOf(wordsOfRoute(route), parts)
    return parameters ? [{ route, parameters }] : []
  })
  return matches.find(({ route }) => !route.path.includes('{')) ?? matches[0]
}

/** @param wanted words, `{name}` for a parameter, and `{name?}` for an optional one */
function parametersOf(
  wanted: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  const optional = wanted.filter((word) => word.endsWith('?}')).length
  if (parts.length > wanted.length || parts.length < wanted.length - optional) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\??\}$/.exec(wanted[index] ?? '')?.[1]
    if (name) parameters[name] = decoded(part)
    else if (wanted[index] !== part) return undefined
  }
  return parameters
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
