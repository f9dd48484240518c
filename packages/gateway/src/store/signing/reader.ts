import type { Grant } from '../access/grant'
import { accessKeySecretOf } from '../access/sealed'
import { bucket, region } from '../bucket'
import { tenantOfKey } from '../keys'
import type { AddressSigner } from './signedAddress'
import type { Claim, SignedRequest } from './signedRequest'

/** Id of the key that the gateways on a database sign addresses with. Nobody is lent it. */
const readerId = 'EB.reader'

/** What the embedded store's addresses are signed with. */
export const readerOf = (secret: string): AddressSigner => ({
  accessKeyId: readerId,
  accessKeySecret: accessKeySecretOf(readerId, secret),
  bucket,
  region,
})

/** Whether a claim is of an address that a gateway has signed. */
export const isReader = ({ accessKeyId, expiresAt, securityToken }: Claim): boolean =>
  accessKeyId === readerId && expiresAt !== undefined && securityToken === undefined

/** What the bearer of such an address may do: read this object. Its signature covers the method, GET. */
export const readerGrant = (
  { key }: Pick<SignedRequest, 'key'>,
  { expiresAt = 0 }: Claim,
): Grant | undefined => {
  const tenant = tenantOfKey(key)
  return (
    tenant && { accessKeyId: readerId, ...tenant, userId: '', prefixes: [key], rights: ['view'], expiresAt }
  )
}
