import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { type MapSources, mapSources } from '../map/MapSettings'
import type { Settings } from '../settings'
import { storeSources } from '../store/address'

export interface PolicyOptions {
  /** Who may frame the page, besides itself. */
  readonly ancestors?: readonly string[]
  /** Where the object store is, besides the gateway itself: `storeSources`. */
  readonly store?: readonly string[]
  /** Where maps are, besides the gateway itself: `mapSources`. */
  readonly map?: MapSources
  /** Further sources of styles. */
  readonly styles?: readonly string[]
}

/**
 * The policy of our pages: everything from the gateway itself and the object store, pictures also from memory, no plug-ins, no inline script.
 * `upgrade-insecure-requests` is left out: without TLS it would break every address.
 */
export function contentSecurityPolicy({
  ancestors = [],
  store = [],
  map = { scripts: [], images: [] },
  styles = [],
}: PolicyOptions = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...map.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' blob: data:", ...store, ...map.images].join(' '),
    ["media-src 'self' blob:", ...store].join(' '),
    ["connect-src 'self' blob:", ...store, ...map.images].join(' '),
    "font-src 'self'",
    ["frame-src 'self'", ...store].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ')
}

/** Headers of every answer. Pages and files that need others set their own after these. */
export async function registerHeaders(app: FastifyInstance, { secure, store, map }: Settings): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    // frame-ancestors says it, with more than one origin where a brand has partners
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
    // browsers ignore these two without TLS and complain in the console
    crossOriginOpenerPolicy: secure && { policy: 'same-origin' },
    originAgentCluster: secure,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  const policy = contentSecurityPolicy({ store: storeSources(store), map: mapSources(map) })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)')
  })
}
