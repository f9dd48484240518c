import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** A cookie of ours: its name, and how it is set and removed. */
export interface OwnCookie {
  readonly name: string
  readonly options: CookieSerializeOptions
}

type Reached = Pick<Settings, 'secure'>

/**
 * By TLS the name holds the browser to it: set by this host alone, over TLS, for all of it. Without TLS browsers take no
 * such name.
 */
const ownCookie = (name: string, { secure }: Reached, path = '/'): OwnCookie => ({
  name: secure ? `__Host-${name}` : name,
  options: { path: secure ? '/' : path, httpOnly: true, sameSite: 'lax', secure },
})

/** The session cookie. */
export const sessionCookie = (settings: Reached) => ownCookie('eb_session', settings)

/** Says in which browser an account has signed in before. */
export const deviceCookie = (settings: Reached) => ownCookie('eb_device', settings, '/api/session')

/** The value of a cookie of ours that came with a request. */
export const cookieOf = ({ cookies }: FastifyRequest, { name }: OwnCookie): string | undefined =>
  cookies[name]
