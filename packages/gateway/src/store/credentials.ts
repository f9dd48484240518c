import { randomBytes } from 'node:crypto'
import type { Gateway } from '../gateway'
import { accessKeySecretOf, seal } from './access/sealed'
import { bucket, region, storePath } from './address'
import { tenantOfKey } from './keys'

/** Whom keys are for, and how far they reach. */
export interface CredentialScope {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  /** Keys may be read, written, listed and deleted below these. Each begins with `<brandId>/<hotelId>/` and ends with a slash. */
  readonly prefixes: readonly string[]
  /** Milliseconds. Default: settings.store.credentialLifetime. */
  readonly lifetimeMs?: number
  /** Under which the asking browser reaches the gateway: `originOf(request, gateway)`. */
  readonly origin: string
}

/** What a browser gives to ali-oss. */
export interface StoreCredentials {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  /** ISO 8601, by the server's clock. */
  readonly expiration: string
  readonly region: string
  readonly bucket: string
  /** Where the client sends requests. */
  readonly endpoint: string
  /** An object's address is `<domain>/<key>`, its parts encoded. */
  readonly domain: string
}

/** A fault of ours if it is not so: what browsers ask for is checked by who calls this. */
function requireOwnPrefixes({ brandId, hotelId, prefixes }: CredentialScope): void {
  const isOwn = (prefix: string) => {
    const tenant = prefix.endsWith('/') && tenantOfKey(`${prefix}x`)
    return tenant && tenant.brandId === brandId && tenant.hotelId === hotelId
  }
  if (prefixes.length === 0 || !prefixes.every(isOwn)) throw new Error('Prefixes of another tenant')
}

/**
 * Lends keys to the object store: short-lived and limited to prefixes. Nothing is kept of them; the token carries what it
 * allows, sealed, so that every gateway on the database knows it.
 */
export async function issueStoreCredentials(
  { settings, store }: Gateway,
  scope: CredentialScope,
): Promise<StoreCredentials> {
  requireOwnPrefixes(scope)
  const { brandId, hotelId, userId, prefixes, origin } = scope
  const secret = await store.secret()
  const expiresAt = Date.now() + (scope.lifetimeMs ?? settings.store.credentialLifetime)
  const accessKeyId = `STS.${randomBytes(12).toString('base64url')}`
  const grant = { accessKeyId, brandId, hotelId, userId, prefixes: [...prefixes], expiresAt }
  return {
    accessKeyId,
    accessKeySecret: accessKeySecretOf(accessKeyId, secret),
    stsToken: seal(grant, secret),
    expiration: new Date(expiresAt).toISOString(),
    region,
    bucket,
    endpoint: origin,
    domain: origin + storePath,
  }
}
