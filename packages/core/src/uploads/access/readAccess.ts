import { millisecondsOf } from '../../clock/millisecondsOf'
import type { StoreAccess } from './storeAccess'

/** Fields that the three credential calls share. */
interface AccessOnWire {
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  region: string
  bucket: string
  domain: string
  endpoint?: string | null
  acceptsAcl?: boolean | null
}

/** Expiry and the gateway's time; both are optional. */
interface AccessTimes {
  expiration?: string | number | null
  serverTime?: string | number | null
}

/** What a credential call answered. */
export interface AccessAnswer {
  keys: AccessOnWire
  times: AccessTimes
  /** Required prefix of object keys. */
  path: string
}

/** @param now the device's time when the answer arrived */
export function readAccess({ keys, times, path }: AccessAnswer, now: number): StoreAccess {
  const { accessKeyId, accessKeySecret, stsToken, region, bucket, domain, endpoint, acceptsAcl } = keys
  const clockOffset = times.serverTime == null ? undefined : millisecondsOf(times.serverTime) - now
  return {
    accessKeyId,
    accessKeySecret,
    stsToken,
    region,
    bucket,
    domain: domain.replace(/\/+$/, ''),
    endpoint: endpoint ?? undefined,
    ...(acceptsAcl && { acceptsAcl }),
    path: path.replace(/([^/])\/*$/, '$1/'),
    expiresAt: millisecondsOf(times.expiration),
    clockOffset: Number.isNaN(clockOffset) ? undefined : clockOffset,
  }
}
