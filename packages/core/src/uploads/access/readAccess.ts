import { momentOf } from '../../clock/momentOf'
import type { StoreAccess } from './storeAccess'

/** What the three credential calls have in common on the wire. */
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

/** When it ends, and what time it is for the gateway; both may be missing. */
interface AccessTimes {
  expiration?: string | number | null
  serverTime?: string | number | null
}

/** What a credential call answered. */
export interface AccessAnswer {
  keys: AccessOnWire
  times: AccessTimes
  /** What keys of objects have to begin with. */
  path: string
}

/** Reads an answer that has just come; `now` by this device's clock. */
export function readAccess({ keys, times, path }: AccessAnswer, now: number): StoreAccess {
  const { accessKeyId, accessKeySecret, stsToken, region, bucket, domain, endpoint, acceptsAcl } = keys
  const clockOffset = times.serverTime == null ? undefined : momentOf(times.serverTime) - now
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
    expiresAt: momentOf(times.expiration),
    clockOffset: Number.isNaN(clockOffset) ? undefined : clockOffset,
  }
}
