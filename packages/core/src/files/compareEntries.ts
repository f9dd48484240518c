import type { FileEntry, FileSort } from './FileEntry'

const names = new Intl.Collator('zh', { numeric: true })

/**
 * The order of a listing: folders first, then by name in Chinese collation, by size or by time; equal entries by
 * name. Folders have no size: they are ordered by name.
 * @spec W-EXP-19 W-EXP-20
 */
export function compareEntries({ by, order }: FileSort): (a: FileEntry, b: FileEntry) => number {
  const sign = order === 'asc' ? 1 : -1
  const value = (entry: FileEntry) => (by === 'name' ? 0 : (entry[by] ?? 0))
  return (a, b) =>
    Number(b.isFolder) - Number(a.isFolder) ||
    sign * (value(a) - value(b) || names.compare(a.name, b.name)) ||
    (a.id < b.id ? -sign : sign)
}
