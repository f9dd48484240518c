import type { Grant } from '../access/grant'
import { accessKeySecretOf, open } from '../access/sealed'
import { accessDenied, StoreError } from '../storeError'
import { isReader, readerGrant } from './reader'
import type { Claim, SignedRequest } from './signedRequest'
import * as version1 from './version1'
import * as version4 from './version4'

/** Maximum clock skew of a client, in milliseconds. */
export const maximumSkew = 15 * 60_000

const readers = [version1.headerClaim, version4.headerClaim, version1.addressClaim, version4.addressClaim]

function claimOf(request: SignedRequest): Claim | undefined {
  for (const read of readers) {
    const claim = read(request)
    if (claim) return claim
  }
  if (request.headers.authorization !== undefined)
    throw new StoreError('InvalidArgument', 'The authorization header is invalid.')
  return undefined
}

const iso = (time: number) => new Date(time).toISOString()

function requireTime({ signedAt, expiresAt }: Claim, now: number): void {
  if (signedAt !== undefined) {
    if (Number.isNaN(signedAt)) throw accessDenied('OSS authentication requires a valid Date.')
    if (Math.abs(now - signedAt) <= maximumSkew) return
    throw new StoreError(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      {
        MaxAllowedSkewMilliseconds: String(maximumSkew),
        RequestTime: iso(signedAt),
        ServerTime: iso(now),
      },
    )
  }
  if (expiresAt !== undefined && expiresAt > now) return
  throw new StoreError('AccessDenied', 'Request has expired.', { ServerTime: iso(now) })
}

function grantOf(request: SignedRequest, claim: Claim, secret: string): Grant {
  const { accessKeyId, securityToken } = claim
  const reader = isReader(claim) && readerGrant(request, claim)
  if (reader) return reader
  const unknown = 'The OSS Access Key Id you provided does not exist in our records.'
  if (!securityToken) throw new StoreError('InvalidAccessKeyId', unknown)
  const grant = open(securityToken, secret)
  if (!grant) throw new StoreError('InvalidSecurityToken', 'The security token you provided is invalid.')
  if (grant.accessKeyId !== accessKeyId) throw new StoreError('InvalidAccessKeyId', unknown)
  return grant
}

/**
 * Determines what a request may do.
 * @returns undefined for a request that is not signed
 * @throws StoreError where the signature, its time or the token is not good
 */
export function authenticate(request: SignedRequest, secret: string, now = Date.now()): Grant | undefined {
  const claim = claimOf(request)
  if (!claim) return undefined
  const grant = grantOf(request, claim, secret)
  if (!claim.matches(accessKeySecretOf(claim.accessKeyId, secret)))
    throw new StoreError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    )
  requireTime(claim, now)
  if (grant.expiresAt <= now)
    throw new StoreError('SecurityTokenExpired', 'The security token you provided has expired.')
  return grant
}
