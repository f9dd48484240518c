import { randomBytes } from 'node:crypto'
import type { Gateway } from '../gateway'
import type { StoreRight } from './access/grant'
import { accessKeySecretOf, seal } from './access/sealed'
import { storeDomain } from './address'
import { assumeRole } from './aliyun/assumeRole'
import { bucket, region } from './bucket'
import { tenantOfKey } from './keys'
import type { AliyunSettings } from './settings'

/** The owner and the scope of keys. */
export interface CredentialScope {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  /** Keys are limited to what is below these. Each begins with `<brandId>/<hotelId>/` and ends with a slash. */
  readonly prefixes: readonly string[]
  /** The rights. */
  readonly rights: readonly StoreRight[]
  /** The session or token with which they expire: `holderOf(request)`. */
  readonly holder?: string | undefined
  /** Milliseconds. Default: settings.store.credentialLifetime. */
  readonly lifetimeMs?: number
  /** The origin at which the requesting browser reaches the gateway: `originOf(request, gateway)`. */
  readonly origin: string
}

/** Options for ali-oss in the browser. */
export interface StoreCredentials {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  /** ISO 8601, by the server's clock. */
  readonly expiration: string
  readonly region: string
  readonly bucket: string
  /**
   * Where the client sends requests, by path style (`sldEnable`). Undefined: to the region's own address, with the
   * bucket in the host name.
   */
  readonly endpoint: string | undefined
  /** An object's address is `<domain>/<key>`, with encoded segments. */
  readonly domain: string
}

/** A violation is a fault of ours: the caller has checked what browsers request. */
function requireOwnPrefixes({ brandId, hotelId, prefixes }: CredentialScope): void {
  const isOwn = (prefix: string) => {
    const tenant = prefix.endsWith('/') && tenantOfKey(prefix)
    return tenant && tenant.brandId === brandId && tenant.hotelId === hotelId
  }
  if (prefixes.length === 0 || !prefixes.every(isOwn)) throw new Error('Prefixes of another tenant')
}

/** The scope with all defaults. */
type Lending = CredentialScope & { readonly lifetimeMs: number }

async function lendFromAliyun(settings: AliyunSettings, lending: Lending): Promise<StoreCredentials> {
  const { region, bucket, endpoint } = settings
  return {
    ...(await assumeRole(settings, lending)),
    region,
    bucket,
    endpoint,
    domain: storeDomain({ aliyun: settings }, lending.origin),
  }
}

/** Keys are not stored: the token contains its grant, so that every gateway on the database can check it. */
function lendOwn(secret: string, lending: Lending): StoreCredentials {
  const { brandId, hotelId, userId, prefixes, rights, lifetimeMs, origin, holder } = lending
  const expiresAt = Date.now() + lifetimeMs
  const accessKeyId = `STS.${randomBytes(12).toString('base64url')}`
  const reach = { prefixes: [...prefixes], rights: [...rights], holder }
  const grant = { accessKeyId, brandId, hotelId, userId, ...reach, expiresAt }
  return {
    accessKeyId,
    accessKeySecret: accessKeySecretOf(accessKeyId, secret),
    stsToken: seal(grant, secret),
    expiration: new Date(expiresAt).toISOString(),
    region,
    bucket,
    endpoint: origin,
    domain: storeDomain({ aliyun: undefined }, origin),
  }
}

/**
 * Issues keys for the object store: short-lived, limited to prefixes and rights.
 * @throws Refusal 502 `store-unavailable` if Aliyun issues none
 */
export async function issueStoreCredentials(
  { settings, store }: Gateway,
  scope: CredentialScope,
): Promise<StoreCredentials> {
  requireOwnPrefixes(scope)
  const { aliyun, credentialLifetime } = settings.store
  const lending = { ...scope, lifetimeMs: scope.lifetimeMs ?? credentialLifetime }
  return aliyun ? lendFromAliyun(aliyun, lending) : lendOwn(await store.secret(), lending)
}
