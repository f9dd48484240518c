import { routeTable } from '../routes/routeTable'
import type { PartnerApplication } from './PartnerApplication'

const names = new Set(routeTable.map(({ application }) => application))
const paths = new Set(routeTable.map(({ path }) => path))

const isText = (value: unknown) => {
  const text = typeof value === 'object' && value !== null ? (value as { zh?: unknown }).zh : value
  return typeof text === 'string' && text.trim() !== ''
}

/** A key that is equal for paths that no address could tell apart. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+/g, '{')

const titleRule = "a text, or { zh: '…', en: '…' }, of which zh is required"

/**
 * Why an application cannot be registered and what is correct, for the page's developer; undefined if it can be.
 *
 * @param given what the page passed, of any shape
 * @param others the page's other applications
 */
export function applicationProblem(
  given: unknown,
  others: readonly PartnerApplication[],
): string | undefined {
  const { name, title, routes } = Object(given) as Partial<Record<keyof PartnerApplication, unknown>>
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/i.test(name))
    return `name ${String(name)} is not a name: it begins with a letter, and has letters, digits and hyphens only`
  if (names.has(name)) return `${name} is an application of the console`
  if (!isText(title)) return `${name} has no title: ${titleRule}`
  if (!Array.isArray(routes) || !routes.length)
    return `${name} has no routes: a list of { path, title, mount }`
  return (
    routes.map(routeProblem).find((problem) => problem !== undefined) ?? takenProblem(name, routes, others)
  )
}

/** The problem that a path belongs to another route already. */
function takenProblem(
  name: string,
  routes: PartnerApplication['routes'],
  others: readonly PartnerApplication[],
): string | undefined {
  const owners = new Map<string, string>()
  for (const other of others)
    if (other.name !== name) for (const { path } of other.routes) owners.set(shapeOf(path), other.name)
  for (const { path } of routes) {
    const owner = owners.get(shapeOf(path))
    if (owner) return `${path} is a route of ${owner} already: choose another path`
    owners.set(shapeOf(path), name)
  }
  return undefined
}

function routeProblem(given: unknown): string | undefined {
  const { path, title, mount } = Object(given) as Record<string, unknown>
  if (typeof path !== 'string' || !/^(\/([\w.-]+|\{\w+\??\}))+$/.test(path))
    return `path ${String(path)} is not a path: it begins with /, parts have letters, digits, hyphens, dots and underscores, and parameters stand in braces: /stamps/edit/{id}`
  if (paths.has(path)) return `${path} is a route of the console`
  if (!isText(title)) return `${path} has no title: ${titleRule}`
  return typeof mount === 'function'
    ? undefined
    : `${path} has no mount: a function that draws the page into an element`
}
