import type { FileEntry } from '../files/FileEntry'
import { fileEntry, folderEntry } from './entries'
import type { Store } from './store/createStore'
import { listObjects } from './store/listObjects'

/** The folder that is read. */
export interface ListedFolder {
  readonly store: Store
  /** The key prefix of the folder. */
  prefix(signal: AbortSignal): Promise<string>
  /** In the user's own space. */
  readonly isPrivate: boolean
}

/** The objects of a folder that have been read. */
export interface Objects {
  readonly entries: Map<string, FileEntry>
  readonly prefix: string
  /** The marker of the next page; undefined at the end. */
  next?: string | undefined
}

/** Adds a page of keys after those already read. */
export async function readPage(
  { store, isPrivate }: ListedFolder,
  into: Objects,
  signal: AbortSignal,
): Promise<void> {
  const page = await listObjects(store, { prefix: into.prefix, marker: into.next, signal })
  for (const key of page.folders) into.entries.set(key, folderEntry(key))
  // The folder's own key is not an entry.
  for (const object of page.objects)
    if (object.key !== into.prefix) into.entries.set(object.key, fileEntry(object, page.domain, isPrivate))
  into.next = page.next
}

/** An object created here that comes after the last read key stays: the store has not left it out. */
export function keepMade(
  { entries, next }: Objects,
  old: Objects | undefined,
  made: ReadonlySet<string>,
): void {
  if (next === undefined) return
  for (const [id, entry] of old?.entries ?? []) if (id > next && made.has(id)) entries.set(id, entry)
}

/** The entry by which a key appears in a folder: itself, the subfolder that contains it, or none. */
export function shownIn(prefix: string, entry: FileEntry): FileEntry | undefined {
  if (!entry.id.startsWith(prefix)) return
  const end = entry.id.indexOf('/', prefix.length) + 1
  return end === 0 || end === entry.id.length ? entry : folderEntry(entry.id.slice(0, end))
}

export async function foldersFirst(entries: readonly FileEntry[]): Promise<FileEntry[]> {
  return [...entries.filter(({ isFolder }) => isFolder), ...entries.filter(({ isFolder }) => !isFolder)]
}
