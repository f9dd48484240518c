import type { FastifyInstance } from 'fastify'
import type { Access, Needs } from './RouteAccess'

/** One route, as the router knows it. */
export interface RouteEntry {
  readonly method: string
  readonly url: string
  readonly access: Access
  readonly changesState: boolean
  /** Required permissions; none for public routes. */
  readonly needs: Needs | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is: tests walk it, so that a new route is held to the same rules without a test of its own. */
    readonly routeTable: RouteEntry[]
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerRouteTable(app: FastifyInstance): void {
  const table: RouteEntry[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat())
      table.push({
        method,
        url: route.url,
        get access() {
          return route.config?.access ?? 'user'
        },
        get changesState() {
          return Boolean(route.config?.changesState ?? !reading.has(method))
        },
        get needs() {
          return route.config?.needs
        },
      })
  })
}
