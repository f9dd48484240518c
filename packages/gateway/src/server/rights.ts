import { holdsPermission } from '@ebkit/rules/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Needs } from './RouteAccess'
import { forbidden, unauthenticated } from './refusal'
import type { RouteEntry } from './routeTable'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of users says it; without it the gateway does not start. */
    needs?: Needs
  }
}

/**
 * Whether the user of a request has a code. Exporting and revealing what is masked need the role's own switch besides.
 */
export function holds({ identity }: FastifyRequest, code: string): boolean {
  if (identity === null || !holdsPermission(identity.permissions, code)) return false
  if (code.endsWith(':export')) return identity.canExport
  return code.endsWith(':reveal') ? identity.viewSensitive : true
}

/** Whether a role of the user's brand has a code: rows of a brand are written by these roles only. */
export const holdsAsBrand = ({ identity }: FastifyRequest, code: string): boolean =>
  identity !== null && holdsPermission(identity.brandPermissions, code)

/**
 * For permissions that depend on the body.
 *
 * @throws 403 if none of the user's roles has one of the codes
 */
export function requirePermission(request: FastifyRequest, ...codes: readonly string[]): void {
  if (!request.identity) throw unauthenticated()
  if (!codes.some((code) => holds(request, code)))
    throw forbidden(`This needs the permission ${codes.join(' or ')}`)
}

/** Who could give a partner's key the rights of everybody has all rights: embed tokens and other roles are not enough. */
function requireAdministrator(request: FastifyRequest): void {
  if (!request.identity) throw unauthenticated()
  const isAdministrator = request.identity.adminId !== null && holdsAsBrand(request, '*')
  if (request.proof !== 'cookie' || !isAdministrator)
    throw forbidden('Only administrators of the brand who signed in with their password may do this')
}

const unsaid = ({ method, url }: RouteEntry) => `${method} ${url} does not say what it needs`

/**
 * Asks for what the route needs, before anything of the request is read.
 *
 * @throws 403; Error where the route does not say it
 */
export function requireNeeds(request: FastifyRequest): void {
  const { needs } = request.routeOptions.config
  if (needs === undefined) throw new Error('A route of users that does not say what it needs')
  if (typeof needs === 'function') needs(request)
  else if (needs === 'administrator') requireAdministrator(request)
  else if (needs !== 'session') requirePermission(request, ...[needs].flat())
}

/** Prevents the start if a route does not declare what it needs. */
export function registerRights(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    const silent = app.routeTable.filter(
      ({ method, access, needs }) => access === 'user' && method !== 'OPTIONS' && needs === undefined,
    )
    if (silent.length) throw new Error(silent.map(unsaid).join('; '))
  })
}
