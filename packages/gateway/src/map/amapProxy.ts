import type { FastifyInstance } from 'fastify'
import { forbidden, notFound, Refusal } from '../server/refusal'
import type { AmapSettings } from './MapSettings'

/** The path that AMap's script sends its calls to: the name is AMap's. */
export const amapPath = '/_AMapService'

/** Timeout in milliseconds and maximum size in bytes of an answer. */
const patience = 10_000
const most = 4 * 1024 * 1024

/** Web services, and the resources for a map with a custom style. Nothing else is forwarded. */
const services = /^v[345]\/[\w/-]+$/

/** Content types that are passed on to browsers. Anything else, such as a page, is served as bytes. */
const harmless =
  /^(?:application\/(?:json|javascript|x-javascript|octet-stream|x-protobuf)|text\/javascript|image\/(?:png|jpeg|webp))\b/

const bases: readonly (readonly [RegExp, string])[] = [
  [/^v4\/map\/styles(?:\/|$)/, 'https://webapi.amap.com'],
  [/^v3\/vectormap(?:\/|$)/, 'https://fmap01.amap.com'],
]
const serviceOf = (path: string, { service = 'https://restapi.amap.com' }: AmapSettings) =>
  bases.find(([pattern]) => pattern.test(path))?.[1] ?? service

interface Asked {
  Params: { '*': string }
  Querystring: Record<string, string>
}

async function pass(path: string, asked: Readonly<Record<string, string>>, amap: AmapSettings) {
  const query = new URLSearchParams({ ...asked, jscode: amap.secret })
  const answer = await fetch(`${serviceOf(path, amap)}/${path}?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  if (body.byteLength > most) throw new Error('The answer is too large')
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type: harmless.test(type) ? type : 'application/octet-stream', body }
}

/**
 * Forwards the calls of AMap's script with the secret, as AMap's proxy scheme describes, so that no browser has the
 * secret. Open to everyone who has the key, because the script sends no token; but only for that key, and only to
 * AMap's services.
 *
 * @spec W-MAP-8
 */
export function registerAmapProxy(app: FastifyInstance, amap: AmapSettings, limit: number): void {
  const config = { access: 'public', rateLimit: { max: limit, timeWindow: 60_000 } } as const
  app.get<Asked>(`${amapPath}/*`, { config, schema: { hide: true } }, async ({ params, query }, reply) => {
    const path = params['*']
    if (query.key !== amap.key) throw forbidden('This key is not the gateway’s')
    if (!services.test(path) || !/^[\w.$]*$/.test(query.callback ?? '')) throw notFound()
    const answer = await pass(path, query, amap).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Refusal(502, 'map-service', `AMap does not answer: ${reason.replaceAll(amap.secret, '…')}`)
    })
    reply.status(answer.status).header('content-type', answer.type)
    reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
    return reply.send(answer.body)
  })
}
