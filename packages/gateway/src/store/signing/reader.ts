import type { Grant } from '../access/grant'
import { accessKeySecretOf } from '../access/sealed'
import { bucket, region } from '../bucket'
import { tenantOfKey } from '../keys'
import type { AddressSigner } from './signedAddress'
import type { Claim, SignedRequest } from './signedRequest'

/** Id of the key with which the gateways on a database sign addresses. It is never issued. */
const readerId = 'EB.reader'

/** The key of the embedded store's addresses. */
export const readerOf = (secret: string): AddressSigner => ({
  accessKeyId: readerId,
  accessKeySecret: accessKeySecretOf(readerId, secret),
  bucket,
  region,
})

/** Whether a claim belongs to an address signed by a gateway. */
export const isReader = ({ accessKeyId, expiresAt, securityToken }: Claim): boolean =>
  accessKeyId === readerId && expiresAt !== undefined && securityToken === undefined

/** The grant of such an address: read this object. Its signature covers the method, GET. */
export const readerGrant = (
  { key }: Pick<SignedRequest, 'key'>,
  { expiresAt = 0 }: Claim,
): Grant | undefined => {
  const tenant = tenantOfKey(key)
  return (
    tenant && { accessKeyId: readerId, ...tenant, userId: '', prefixes: [key], rights: ['view'], expiresAt }
  )
}
