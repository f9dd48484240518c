import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Origins } from '../session/origins'
import { isStoreAddress } from '../store/address'
import { storeCrossOrigin } from '../store/crossOrigin'

const shared: FastifyCorsOptions = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'X-Eb-Client',
    'X-Eb-Hotel',
    'X-Request-Id',
    'Idempotency-Key',
    idempotencyHeader,
  ],
  exposedHeaders: ['X-Request-Id', 'Retry-After', 'Content-Disposition'],
  // pages of other origins prove themselves by token: cookies are never asked for
  credentials: false,
  maxAge: 600,
}

/** Pages whose origin is on some brand's list may ask; whether they may ask for this brand is seen with their token. */
export async function registerCrossOrigin(app: FastifyInstance, origins: Origins): Promise<void> {
  await app.register(cors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => {
      if (isStoreAddress(request.originalUrl)) return storeCrossOrigin
      const { origin } = request.headers
      return { ...shared, origin: origin !== undefined && (await origins.isKnown(origin)) }
    },
  })
}
