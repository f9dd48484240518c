import { selectionOfText, textOfSelection } from '../selection/selectionText'
import type { UploadedEntry } from './UploadedEntry'

/** Identifiers of a file. */
export type ValueKey = 'path' | 'ossDisplayId' | 'url'

/** The identifier of a file in `value` and in forms; another of its properties if it lacks the preferred one. */
export const valueOfEntry = (entry: UploadedEntry, key: ValueKey = 'path'): string =>
  `${entry[key] || entry.path || entry.ossDisplayId || entry.url || ''}`

/** The displayed name of a file. */
export const nameOf = (entry: UploadedEntry): string =>
  entry.displayName || valueOfEntry(entry).split('/').at(-1) || ''

/** Whether a value of the page is a valid list of files: each has a path, an id or an address. */
export const areEntries = (value: unknown): value is readonly UploadedEntry[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && valueOfEntry(one) !== '')

/** The value of uploaded files as one text: their keys, separated by commas. */
export const textOfEntries = (entries: readonly UploadedEntry[], key?: ValueKey): string =>
  textOfSelection(entries.map((entry) => valueOfEntry(entry, key)))

/** Parses such a text. */
export const entriesOfText = (text: string, key: ValueKey = 'path'): UploadedEntry[] =>
  selectionOfText(text).map((value) => ({ [key]: value }))

/** Moves an entry. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, index) => index !== from)
  return [...rest.slice(0, to), entries[from] as Entry, ...rest.slice(to)]
}
