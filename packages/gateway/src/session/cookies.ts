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
 * With TLS the name's prefix makes the browser enforce: set by this host only, over TLS, for all paths. Without TLS
 * browsers reject such a name.
 */
const ownCookie = (name: string, { secure }: Reached, path = '/'): OwnCookie => ({
  name: secure ? `__Host-${name}` : name,
  options: { path: secure ? '/' : path, httpOnly: true, sameSite: 'lax', secure },
})

/** The session cookie. */
export const sessionCookie = (settings: Reached) => ownCookie('eb_session', settings)

/** Identifies a browser in which an account has signed in before. */
export const deviceCookie = (settings: Reached) => ownCookie('eb_device', settings, '/api/session')

/** The value of one of our cookies in a request. */
export const cookieOf = ({ cookies }: FastifyRequest, { name }: OwnCookie): string | undefined =>
  cookies[name]
