import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { cookieOf, sessionCookie } from '../session/cookies'
import { identityOfToken, type Partner, partnerOf } from '../session/embedTokens'
import type { UserIdentity } from '../session/identity'
import { hashOf } from '../session/secrets'
import { identityOfSession } from '../session/sessions'
import type { Settings } from '../settings'
import { ownOrigin } from './ownOrigin'
import type { Access } from './RouteAccess'
import { Refusal, unauthenticated, wrongKey } from './refusal'
import { registerRights, requireNeeds } from './rights'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default `user`: a route that says nothing is closed. */
    access?: Access
    /** Asks for X-Eb-Client, whatever the method is. `form`: or for a form of a page that this gateway has served. */
    changesState?: boolean | 'form'
  }
  interface FastifyRequest {
    /** The authenticated user; null on public routes. */
    identity: UserIdentity | null
    /** The partner whose server asks; null on other routes. */
    partner: Partner | null
    /** How they proved it. */
    proof: 'cookie' | 'token' | null
    /** The session or token that proves it: its hash. */
    proofHash: string | null
  }
}

const bearerOf = (request: FastifyRequest) =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

/**
 * The key or token of a request's Authorization header.
 *
 * @throws 401 without one
 */
export function requireBearer(request: FastifyRequest): string {
  const bearer = bearerOf(request)
  if (!bearer) throw unauthenticated()
  return bearer
}

/** Whether a page of this gateway sent a form, as the browser says; older ones, and pages without TLS, name the origin alone. */
function isOwnForm(request: FastifyRequest, { publicOrigin }: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return site === undefined ? origin === (publicOrigin ?? ownOrigin(request)) : site === 'same-origin'
}

/** Calls that change something come with a header that a page of another site cannot send without our consent. */
function requireClientHeader(request: FastifyRequest, settings: Settings): void {
  const { changesState } = request.routeOptions.config
  const reads = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  if (changesState === false || (reads && !changesState) || request.headers['x-eb-client']) return
  if (changesState === 'form' && isOwnForm(request, settings)) return
  throw new Refusal(403, 'client-header-missing', 'Calls that change something need the header X-Eb-Client')
}

async function identify(request: FastifyRequest, { database, origins, settings }: Gateway): Promise<void> {
  if (request.headers.authorization !== undefined) {
    const identity = await identityOfToken(database.sessions, requireBearer(request))
    if (!identity) throw unauthenticated()
    // pages cannot forge their origin; other callers send none
    const { origin } = request.headers
    if (
      origin &&
      origin !== (settings.publicOrigin ?? ownOrigin(request)) &&
      !(await origins.allows(identity.brandId, origin))
    )
      throw new Refusal(403, 'origin-unlisted', `The brand does not allow calls from ${origin}`)
    request.identity = identity
    request.proof = 'token'
    request.proofHash = hashOf(requireBearer(request))
    return
  }
  const secret = cookieOf(request, sessionCookie(settings))
  const identity = secret && (await identityOfSession(database.sessions, secret))
  if (!identity) throw unauthenticated()
  request.proofHash = hashOf(secret)
  request.identity = identity
  request.proof = 'cookie'
}

async function identifyPartner(request: FastifyRequest, { database }: Gateway): Promise<void> {
  const key = bearerOf(request)
  if (!key) throw new Refusal(401, 'unauthenticated', 'Send the key of the partner: Authorization: Bearer …')
  const partner = await partnerOf(database.sessions, key)
  if (!partner) throw wrongKey()
  request.partner = partner
}

/** Authenticates a request before anything else is read. Routes are protected unless their config opens them. */
export function registerAccess(app: FastifyInstance, gateway: Gateway): void {
  app.decorateRequest('identity', null)
  app.decorateRequest('partner', null)
  app.decorateRequest('proof', null)
  app.decorateRequest('proofHash', null)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const access = request.routeOptions.config.access ?? 'user'
    if (access === 'user') await identify(request, gateway)
    if (access === 'partner') await identifyPartner(request, gateway)
    if (access !== 'partner' && request.proof !== 'token') requireClientHeader(request, gateway.settings)
    if (access === 'user') requireNeeds(request)
  })
  registerRights(app)
}
