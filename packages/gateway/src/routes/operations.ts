import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DiskPart } from '../disk/diskFull'
import type { Gateway } from '../gateway'
import { requireBearer } from '../server/access'
import type { Metrics } from '../server/metrics'
import { notFound, Refusal, unauthenticated } from '../server/refusal'
import { hashOf } from '../session/secrets'
import type { MetricsAccess } from '../settings'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function requireOperator(request: FastifyRequest, access: MetricsAccess): void {
  if (access === 'off') throw notFound()
  if (access === 'loopback') {
    if (!loopback.has(request.ip)) throw notFound()
    return
  }
  const given = Buffer.from(hashOf(requireBearer(request)))
  if (!timingSafeEqual(given, Buffer.from(hashOf(access.token)))) throw unauthenticated()
}

const refused = 'Writes are refused with 507 until there is room again, everything else goes on.'

/** What a full disk means, by what lies on it. */
const fullMessages: Readonly<Record<DiskPart, string>> = {
  database: `The disk of the database is full. ${refused}`,
  objects: `The disk of the object store is full. ${refused}`,
  log: 'The disk of the log is full. Log lines are lost until there is room again.',
}

/** For operations: health, readiness and metrics. */
export function registerOperations(
  app: FastifyInstance,
  { database, disk, settings }: Gateway,
  metrics: Metrics,
): void {
  const config = { access: 'public', changesState: false } as const

  app.get('/healthz', { config, schema: { hide: true } }, async () => {
    const reasons = disk.full().map((part) => ({ code: 'disk-full', part, message: fullMessages[part] }))
    return reasons.length ? { status: 'degraded', reasons } : { status: 'ok' }
  })

  app.get('/readyz', { config, schema: { hide: true } }, async (request) => {
    try {
      await database.ping()
      const seeds = settings.seedProgress?.()
      return seeds ? { status: 'ready', seeds } : { status: 'ready' }
    } catch (err) {
      request.log.error({ err }, 'database')
      throw new Refusal(503, 'not-ready', 'The database does not answer')
    }
  })

  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    requireOperator(request, settings.metrics)
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.render(database)
  })
}
