import { compareEntries } from './compareEntries'
import type { FileEntry, FileSort } from './FileEntry'
import { createSlices, sortInSlices } from './slices'
import { sortInWorker } from './sortInWorker'

/** How entries are sorted. */
export interface SortOptions {
  /** Aborts the sort: the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Maximum number of entries that are sorted at once: takes no noticeable time. */
const few = 500
/** Minimum number of entries for which starting a worker is worthwhile. */
const many = 3_000

/**
 * Sorts folders and files separately, folders first: names in Chinese collation (pinyin, numbers by value), sizes and
 * times by value, equal entries by name. Many entries are sorted by a worker if the page may have one, otherwise in
 * slices under 10 ms, so that the page stays responsive.
 * @spec W-EXP-19 W-EXP-20
 * @example
 * ```ts
 * import { kindOf, sortEntries } from '@ebkit/core/files'
 *
 * const entries = [
 *   { id: '1', name: 'room 10.jpg', isFolder: false },
 *   { id: '2', name: 'room 9.jpg', isFolder: false },
 *   { id: '3', name: 'posters', isFolder: true },
 * ]
 * const sorted = await sortEntries(entries, { by: 'name', order: 'asc' })
 * sorted.map(({ name }) => name) // ['posters', 'room 9.jpg', 'room 10.jpg']
 * sorted.map(kindOf) // ['folder', 'image', 'image']
 * ```
 */
export async function sortEntries(
  entries: readonly FileEntry[],
  sort: FileSort,
  { signal }: SortOptions = {},
): Promise<FileEntry[]> {
  if (entries.length <= few) return [...entries].sort(compareEntries(sort))
  const order = entries.length < many ? undefined : await sortInWorker(jobOf(entries, sort), signal)
  if (order) {
    // `Array.from` with a function takes four times as long.
    const sorted: FileEntry[] = []
    for (const index of order) sorted.push(entries[index] as FileEntry)
    return sorted
  }
  return sortInSlices(entries, compareEntries(sort), createSlices(signal))
}

/** Reads each entry once: 100,000 of them are scattered in memory, so each read is slow. */
function jobOf(entries: readonly FileEntry[], { by, order }: FileSort) {
  const names: string[] = []
  const first = new Uint8Array(entries.length)
  const values = by === 'name' ? undefined : new Float64Array(entries.length)
  entries.forEach((entry, index) => {
    names.push(entry.name)
    first[index] = Number(entry.isFolder)
    if (values) values[index] = entry[by as 'size'] ?? 0
  })
  return { names: names.join('\0'), first, values, sign: order === 'asc' ? 1 : -1 }
}
