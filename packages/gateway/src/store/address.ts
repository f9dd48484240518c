import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/access'

/** The one bucket of the embedded store, and its place in the gateway's addresses. */
export const bucket = 'eb-store'

/** The region that clients sign for with the embedded store. */
export const region = 'oss-eb-local'

/** Every request to the store begins with this. */
export const storePath = `/${bucket}`

/** Whether an address is the store's. */
export const isStoreAddress = (address: string) =>
  address.startsWith(storePath) && ['', '/', '?'].includes(address.charAt(storePath.length))

/** The origin under which the browser that asks reaches the gateway: what `issueStoreCredentials` is told. */
export const originOf = (request: FastifyRequest, { settings }: Pick<Gateway, 'settings'>): string =>
  settings.publicOrigin ?? ownOrigin(request)
