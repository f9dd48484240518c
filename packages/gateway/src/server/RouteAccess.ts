import type { FastifyRequest } from 'fastify'

type Code = `${string}:${string}`

/**
 * What a route asks of a user's roles: a permission code, several of which one is enough, a session alone, or an administrator
 * of the brand who signed in with a password. A function says it for routes whose address names the resource: it throws 403
 * or 404.
 */
export type Needs = 'session' | 'administrator' | Code | readonly Code[] | ((request: FastifyRequest) => void)

/** Callers of a route: everybody, partners' servers with their key, or users. */
export type Access = 'public' | 'partner' | 'user'
