import type { FileEntry } from '../files/FileEntry'
import { fileEntry, folderEntry } from './entries'
import type { Store } from './store/createStore'
import { listObjects } from './store/listObjects'

/** The folder of a store that is read. */
export interface ListedFolder {
  readonly store: Store
  /** What keys of the folder begin with. */
  prefix(signal: AbortSignal): Promise<string>
  /** Of the user's own space. */
  readonly isPrivate: boolean
}

/** What was read of a folder. */
export interface Objects {
  readonly entries: Map<string, FileEntry>
  readonly prefix: string
  /** Where the store goes on; undefined at the end. */
  next?: string | undefined
}

/** Reads a page of keys behind what was read. */
export async function readPage(
  { store, isPrivate }: ListedFolder,
  into: Objects,
  signal: AbortSignal,
): Promise<void> {
  const page = await listObjects(store, { prefix: into.prefix, marker: into.next, signal })
  for (const key of page.folders) into.entries.set(key, folderEntry(key))
  // The folder's own key stands for itself.
  for (const object of page.objects)
    if (object.key !== into.prefix) into.entries.set(object.key, fileEntry(object, page.domain, isPrivate))
  into.next = page.next
}

/** What was made here and comes after the last key that was read stays: the store did not leave it out. */
export function keepMade(
  { entries, next }: Objects,
  old: Objects | undefined,
  made: ReadonlySet<string>,
): void {
  if (next === undefined) return
  for (const [id, entry] of old?.entries ?? []) if (id > next && made.has(id)) entries.set(id, entry)
}

/** As what an entry shows in a folder: as itself, as the folder there that it is below, or not at all. */
export function shownIn(prefix: string, entry: FileEntry): FileEntry | undefined {
  if (!entry.id.startsWith(prefix)) return
  const end = entry.id.indexOf('/', prefix.length) + 1
  return end === 0 || end === entry.id.length ? entry : folderEntry(entry.id.slice(0, end))
}

export async function foldersFirst(entries: readonly FileEntry[]): Promise<FileEntry[]> {
  return [...entries.filter(({ isFolder }) => isFolder), ...entries.filter(({ isFolder }) => !isFolder)]
}
