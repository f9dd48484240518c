import { getStoreCredentials } from './objectStore'

/**
 * Where our gateway answers calls of `api/oss-api/eb/oss/` whose methods and addresses the specification does not show. A
 * merchant's gateway may have others: `method` and `path` of such a call can be replaced in the same way.
 */

/** A-021 at its address. */
export const readStoreCredentials = {
  ...getStoreCredentials,
  method: 'GET',
  path: `${getStoreCredentials.path}credentials`,
} as const
