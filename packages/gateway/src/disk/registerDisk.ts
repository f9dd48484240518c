import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Disk } from './disk'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed while a disk is full: it needs little space, or frees some. */
    whileFull?: boolean
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request would store something. */
function stores({ method, is404, routeOptions }: FastifyRequest): boolean {
  const { changesState, whileFull } = routeOptions.config
  return !is404 && !whileFull && Boolean(changesState ?? !reading.has(method))
}

/** Refuses writes while a disk is full; everything else continues. */
export function registerDisk(app: FastifyInstance, disk: Disk): void {
  app.addHook('preValidation', async (request) => {
    if (!stores(request)) return
    disk.requireRoom('database')
    disk.requireRoom('objects')
  })
}
