import { routeTable } from '../routes/routeTable'
import type { PartnerApplication } from './PartnerApplication'

const names = new Set(routeTable.map(({ application }) => application))
const paths = new Set(routeTable.map(({ path }) => path))

const isText = (value: unknown) => {
  const text = typeof value === 'object' && value !== null ? (value as { zh?: unknown }).zh : value
  return typeof text === 'string' && text.trim() !== ''
}

/**
 * Why an application cannot be registered, for the page's developer; undefined if it can.
 *
 * @param given what the page passed, of any shape
 */
export function applicationProblem(given: unknown): string | undefined {
  const { name, title, routes } = Object(given) as Partial<Record<keyof PartnerApplication, unknown>>
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/i.test(name))
    return `name ${String(name)} is not a name`
  if (names.has(name)) return `${name} is an application of the console`
  if (!isText(title)) return `${name} has no title`
  if (!Array.isArray(routes) || !routes.length) return `${name} has no routes`
  return routes.map(routeProblem).find((problem) => problem !== undefined)
}

function routeProblem(given: unknown): string | undefined {
  const { path, title, mount } = Object(given) as Record<string, unknown>
  if (typeof path !== 'string' || !/^(\/([\w.-]+|\{\w+\??\}))+$/.test(path))
    return `path ${String(path)} is not a path`
  if (paths.has(path)) return `${path} is a route of the console`
  if (!isText(title)) return `${path} has no title`
  return typeof mount === 'function' ? undefined : `${path} has no mount`
}
