import { momentOf } from '../../clock/momentOf'
import type { StoreAccess } from './storeAccess'

/** What the three credential calls have in common on the wire. */
export interface AccessOnWire {
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  region: string
  bucket: string
  domain: string
  endpoint?: string | null
}

/** When it ends, and what time it is for the gateway; both may be missing. */
export interface AccessTimes {
  expiration?: string | number | null
  serverTime?: string | number | null
}

/** Reads an answer that has just come. */
export function readAccess(
  { accessKeyId, accessKeySecret, stsToken, region, bucket, domain, endpoint }: AccessOnWire,
  { expiration, serverTime }: AccessTimes,
  path: string,
): StoreAccess {
  const clockOffset = serverTime == null ? undefined : momentOf(serverTime) - Date.now()
  return {
    accessKeyId,
    accessKeySecret,
    stsToken,
    region,
    bucket,
    domain: domain.replace(/\/+$/, ''),
    endpoint: endpoint ?? undefined,
    path: path.replace(/([^/])\/*$/, '$1/'),
    expiresAt: momentOf(expiration),
    clockOffset: Number.isNaN(clockOffset) ? undefined : clockOffset,
  }
}
