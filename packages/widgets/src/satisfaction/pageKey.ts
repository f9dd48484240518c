/**
 * The default key of a page: the path of the address's hash without a query, or the path of the address if the hash is not a
 * path.
 */
export function pageKeyOf({ hash, pathname }: Pick<Location, 'hash' | 'pathname'>): string {
  return /^#!?(\/[^?#]*)/.exec(hash)?.[1] ?? pathname
}
