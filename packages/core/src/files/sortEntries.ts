import { compareEntries } from './compareEntries'
import type { FileEntry, FileSort } from './FileEntry'
import { createSlices, sortInSlices } from './slices'
import { sortInWorker } from './sortInWorker'

export interface SortOptions {
  /** Ends the work: the promise rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Entries from which on a worker is worth its start. */
const many = 3_000

/**
 * Sorts folders and files apart, folders first: names as the Chinese read them (pinyin, numbers by value), sizes and
 * times by value, and what is equal by name. Many are sorted by a worker where the page may have one, else in slices
 * under 10 ms: the page stays as quick as it is.
 *
 * @spec W-EXP-19 W-EXP-20
 */
export async function sortEntries(
  entries: readonly FileEntry[],
  sort: FileSort,
  { signal }: SortOptions = {},
): Promise<FileEntry[]> {
  const order = entries.length < many ? undefined : await sortInWorker(jobOf(entries, sort), signal)
  if (order) return Array.from(order, (index) => entries[index] as FileEntry)
  return sortInSlices(entries, compareEntries(sort), createSlices(signal))
}

function jobOf(entries: readonly FileEntry[], { by, order }: FileSort) {
  return {
    names: entries.map(({ name }) => name).join('\0'),
    // Of lists that are there already: with a function of its own `from` takes ten times as long.
    folders: Uint8Array.from(entries.map(({ isFolder }) => Number(isFolder))),
    values: by === 'name' ? undefined : Float64Array.from(entries.map((entry) => entry[by] ?? 0)),
    sign: order === 'asc' ? 1 : -1,
  }
}
