import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { storePath } from './bucket'
import type { AliyunSettings, StoreSettings } from './settings'

/** Whether an address belongs to the store. */
export const isStoreAddress = (address: string) =>
  address.startsWith(storePath) && ['', '/', '?'].includes(address.charAt(storePath.length))

/** The origin at which the requesting browser reaches the gateway, for `issueStoreCredentials`. */
export const originOf = (request: FastifyRequest, { settings }: Pick<Gateway, 'settings'>): string =>
  settings.publicOrigin ?? ownOrigin(request)

const ownDomain = ({ bucket: name, region: place }: AliyunSettings) => `https://${name}.${place}.aliyuncs.com`

/** Base of the addresses of objects, without a trailing slash; `origin` is the gateway's own. */
export const storeDomain = ({ aliyun }: Pick<StoreSettings, 'aliyun'>, origin: string): string =>
  aliyun ? (aliyun.domain ?? ownDomain(aliyun)) : origin + storePath

/** Origins, besides the gateway's own, at which pages read and upload objects, for content security policies. */
export function storeSources({ aliyun }: Pick<StoreSettings, 'aliyun'>): string[] {
  if (!aliyun) return []
  const own = ownDomain(aliyun)
  const addresses = [aliyun.domain ?? own, aliyun.endpoint ?? own]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
