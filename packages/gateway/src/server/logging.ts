import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings'
import { loggedError } from './loggedError'
import { createLogStream } from './logStream'

/** A proxy's or a client's own id is kept, so that one id finds a request in every log. */
const ownId = /^[\w.-]{8,64}$/

/** The id of a request: its X-Request-Id if it has a sensible one, else a new one. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ownId.test(given) ? given : randomUUID()
}

/** Query strings, headers and bodies are not logged: they may contain secrets. */
const pathOf = (request: FastifyRequest) => request.routeOptions.url ?? request.url.split('?', 1)[0]

/** Structured lines, one a request. */
export function loggerOptions(
  log: Settings['log'],
  onError: (error: NodeJS.ErrnoException) => void,
): FastifyServerOptions['logger'] {
  if (!log) return false
  const serializers = {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    err: loggedError,
  }
  return { level: log.level, base: null, serializers, stream: createLogStream({ file: log.file, onError }) }
}

export function registerLogging(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, ip, identity } = request
    const about = {
      method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info({ ...about, address: ip, user: identity?.userId, brand: identity?.brandId }, 'request')
  })
}
