import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { originOf, storeDomain } from '../store/address'
import type { Place } from './place'

/** Segments of a store's keys, below `<brandId>/<hotelId>/`. */
export const keyPaths = {
  /** Prefix of the user's uploads for the file service. Only the user may write there, so that registered files are safe from others. */
  uploads: ({ brandId, hotelId, userId }: Place) => `${brandId}/${hotelId}/files/${userId}/`,
  images: ({ brandId, hotelId }: Place) => `${brandId}/${hotelId}/images/`,
  /** The object browser's public space. @spec W-FMA-22 */
  common: ({ brandId, hotelId }: Place) => `${brandId}/${hotelId}/common/`,
  /** The object browser's personal space. */
  personal: ({ brandId, hotelId, userId }: Place) => `${brandId}/${hotelId}/u/${userId}/`,
}

/** Base of objects' addresses, with a trailing slash. */
export const urlPrefixOf = (request: FastifyRequest, gateway: Gateway): string =>
  `${storeDomain(gateway.settings.store, originOf(request, gateway))}/`
