/**
 * SQL of an address at the gateway's own origin; only the path where no request gives the origin, as in automatic
 * changes.
 *
 * @param path SQL of the path
 */
export const ownAddress = (path: string) =>
  `(coalesce(current_setting('ebkit.origin', true), '') || '/' || ltrim(${path}, '/'))`
