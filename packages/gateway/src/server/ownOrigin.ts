import type { FastifyRequest } from 'fastify'

/** The origin under which a request came: of pages that this gateway served. */
export const ownOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`
