import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { storePath } from './bucket'
import type { AliyunSettings, StoreSettings } from './settings'

/** Whether an address is the store's. */
export const isStoreAddress = (address: string) =>
  address.startsWith(storePath) && ['', '/', '?'].includes(address.charAt(storePath.length))

/** The origin at which the requesting browser reaches the gateway, for `issueStoreCredentials`. */
export const originOf = (request: FastifyRequest, { settings }: Pick<Gateway, 'settings'>): string =>
  settings.publicOrigin ?? ownOrigin(request)

const ownDomain = ({ bucket: name, region: place }: AliyunSettings) => `https://${name}.${place}.aliyuncs.com`

/** What addresses of objects begin with, without a slash at the end; `origin` is the gateway's own. */
export const storeDomain = ({ aliyun }: Pick<StoreSettings, 'aliyun'>, origin: string): string =>
  aliyun ? (aliyun.domain ?? ownDomain(aliyun)) : origin + storePath

/** Origins besides the gateway's own that pages fetch objects from and send them to: as policies name them. */
export function storeSources({ aliyun }: Pick<StoreSettings, 'aliyun'>): string[] {
  if (!aliyun) return []
  const own = ownDomain(aliyun)
  const addresses = [aliyun.domain ?? own, aliyun.endpoint ?? own]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
