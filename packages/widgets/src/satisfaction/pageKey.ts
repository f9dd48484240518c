/**
 * The key of the page at an address: the hash's path without its query, or, where the hash is no path (a plain page),
 * the path of the address.
 */
export function pageKeyOf({ hash, pathname }: Pick<Location, 'hash' | 'pathname'>): string {
  return /^#!?(\/[^?#]*)/.exec(hash)?.[1] ?? pathname
}
