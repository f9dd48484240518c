import { fileCode } from '@ebkit/domain'
import { getFileToken } from '@ebkit/protocol/calls/files'
import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
import { readStoreCredentials } from '@ebkit/protocol/calls/storageAddresses'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'
import { holds } from '../server/rights'
import { currentHotel } from '../server/tenancy'
import { storeRights } from '../store/access/grant'
import { holderOf } from '../store/access/holder'
import { originOf } from '../store/address'
import { issueStoreCredentials } from '../store/credentials'
import { keyPaths } from './addresses'
import { type Place, placeOf } from './place'

/**
 * Keys for the object store: for uploads, for images, and for the object browser. They allow what the user may do
 * with files: users who may only view get read-only keys.
 * @spec W-EXP-49 W-STO-1 W-FMA-15
 */
export function registerStoreKeys(app: FastifyInstance, gateway: Gateway): void {
  const tag = 'Files'
  // callers that only show images read its `path` and `domain`
  const anyKeys = [fileCode('view'), fileCode('upload')] as const

  async function lend(request: FastifyRequest, place: Place, prefixes: string[]) {
    const origin = originOf(request, gateway)
    const rights = storeRights.filter((right) => holds(request, fileCode(right)))
    const holder = holderOf(request)
    const lent = await issueStoreCredentials(gateway, { ...place, prefixes, rights, origin, holder })
    return { ...lent, acceptsAcl: true, serverTime: new Date().toISOString() }
  }

  /** The store in the request, else the session's: some callers send none. */
  const here = (request: FastifyRequest, hotelId = currentHotel(request)) =>
    placeOf(request, { hotelId, brandId: request.identity?.brandId ?? '' })

  const uploading = { needs: fileCode('upload'), summary: 'Keys for putting files', tag }
  registerCall(app, getFileToken, uploading, async ({ query, request }) => {
    const place = placeOf(request, query)
    const path = keyPaths.uploads(place)
    const { expiration, serverTime, ...credentials } = await lend(request, place, [path])
    return { expiration, serverTime, path, credentials }
  })

  const images = { needs: anyKeys, summary: 'Keys for putting images', tag }
  registerCall(app, getImageStorageToken, images, async ({ query, request }) => {
    const place = here(request, query.hotelId || query.merchantId || undefined)
    const path = keyPaths.images(place)
    return { ...(await lend(request, place, [path])), path }
  })

  const browsing = { needs: anyKeys, summary: 'Keys for the object browser', tag }
  registerCall(app, readStoreCredentials, browsing, async ({ request }) => {
    const place = here(request)
    const [path, userPath] = [keyPaths.common(place), keyPaths.personal(place)]
    return { ...(await lend(request, place, [path, userPath])), path, userPath }
  })
}
