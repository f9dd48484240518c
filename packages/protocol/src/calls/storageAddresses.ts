import { getStoreCredentials } from './objectStore'

/**
 * Addresses at our gateway for those calls of `api/oss-api/eb/oss/` whose methods and addresses the specification does
 * not give. For a merchant's gateway with other addresses, replace `method` and `path` of a call in the same way.
 */

/**
 * A-021 at its address.
 *
 * @example
 * ```ts
 * import { readStoreCredentials } from '@ebkit/protocol/calls/storageAddresses'
 *
 * readStoreCredentials.path // 'api/oss-api/eb/oss/credentials'
 *
 * // A gateway that has the call elsewhere.
 * const elsewhere = { ...readStoreCredentials, path: 'files/credentials' }
 * ```
 */
export const readStoreCredentials = {
  ...getStoreCredentials,
  method: 'GET',
  path: `${getStoreCredentials.path}credentials`,
} as const
