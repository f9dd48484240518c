/**
 * SQL of an address at the gateway's own origin; a path where the work has none, as in automatic changes.
 *
 * @param path SQL
 */
export const ownAddress = (path: string) =>
  `(coalesce(current_setting('ebkit.origin', true), '') || '/' || ltrim(${path}, '/'))`
