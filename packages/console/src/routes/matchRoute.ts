import type { RouteEntry, RouteParameters } from './RouteEntry'

/** A route that a path belongs to, and the values of its parameters in that path. */
export interface RouteMatch {
  readonly route: RouteEntry
  readonly parameters: RouteParameters
}

interface Segment {
  /** A fixed text, unless it is a parameter. */
  readonly text: string
  readonly parameter?: string
  readonly isOptional: boolean
}

interface Pattern {
  readonly route: RouteEntry
  readonly segments: readonly Segment[]
}

function segmentOf(text: string): Segment {
  const [, parameter, mark] = /^\{(\w+)(\??)\}$/.exec(text) ?? []
  return parameter ? { text: '', parameter, isOptional: mark === '?' } : { text, isOptional: false }
}

const segmentsIn = (path: string): string[] => path.split('/').filter(Boolean)

/**
 * Makes the function that finds the route of a path. A fixed text goes before a parameter, whatever their order in the
 * table; a slash at the end counts for nothing.
 *
 * @spec W-ROUTE-2 W-ROUTE-3
 */
export function createRouteMatcher(table: readonly RouteEntry[]): (path: string) => RouteMatch | undefined {
  const patterns = table.map((route): Pattern => ({ route, segments: segmentsIn(route.path).map(segmentOf) }))
  return (path) => {
    const given = segmentsIn(path)
    const found = patterns.flatMap((pattern) => {
      const parameters = parametersOf(pattern, given)
      return parameters ? [{ pattern, parameters }] : []
    })
    const best = found.sort((one, other) => rankOf(other.pattern) - rankOf(one.pattern))[0]
    return best && { route: best.pattern.route, parameters: best.parameters }
  }
}

/** More fixed texts, and the earlier ones first. */
const rankOf = ({ segments }: Pattern): number =>
  segments.reduce((rank, { parameter }, index) => rank + (parameter ? 0 : 2 ** (16 - index)), 0)

/** The values of a pattern's parameters in a path, or undefined if the path does not match it. */
function parametersOf({ segments }: Pattern, given: readonly string[]): RouteParameters | undefined {
  if (given.length > segments.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, { text, parameter, isOptional }] of segments.entries()) {
    const part = given[index]
    if (part === undefined) {
      if (!isOptional) return undefined
    } else if (parameter) parameters[parameter] = decoded(part)
    else if (part !== text) return undefined
  }
  return parameters
}

/** Anybody can write anything into an address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The path of a route with its parameters filled in; one that is missing is left out if it is optional. */
export const fillRoute = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\/?\{(\w+)\??\}/g, (whole, name: string) => {
    const value = values[name]
    const isThere = value !== undefined && value !== null && value !== ''
    const slash = whole.startsWith('/') ? '/' : ''
    return isThere ? slash + encodeURIComponent(String(value)) : ''
  })
