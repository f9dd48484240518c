import { atom, type ReadableAtom } from 'nanostores'
import type { FileEntry, FileSort } from '../files/FileEntry'
import { sortEntries } from '../files/sortEntries'
import { latest, superseded } from '../promise/latest'
import { fileEntry, folderEntry } from './entries'
import type { ObjectListingState } from './ObjectBrowser'
import type { Store } from './store/createStore'
import { listObjects } from './store/listObjects'

/** One folder of the store, read page by page. */
export interface Listing {
  readonly $state: ReadableAtom<ObjectListingState>
  /**
   * @param prefix gives what keys of the folder begin with
   * @param isPrivate of the user's own space
   */
  open(store: Store, prefix: (signal: AbortSignal) => Promise<string>, isPrivate: boolean): Promise<void>
  /** @param goal how much is read: as much again as there was, a page more, or all */
  read(goal: 'again' | 'more' | 'all'): Promise<void>
  stop(): void
  sort(): Promise<void>
  add(entries: readonly FileEntry[]): void
  take(ids: Iterable<string>): void
}

interface Pages {
  readonly entries: Map<string, FileEntry>
  readonly prefix: string
  /** Made here since the folder was opened. */
  readonly made: Set<string>
  /** Where the store goes on; undefined at the end. */
  next?: string | undefined
}

const emptyState: ObjectListingState = {
  status: 'loading',
  entries: [],
  more: false,
  loadingMore: false,
  sorted: true,
}

export function createListing(sortNow: () => FileSort, onError: (error: unknown) => void): Listing {
  const $state = atom(emptyState)
  const reads = latest()
  const sorts = latest()
  let place:
    | { store: Store; prefix: (signal: AbortSignal) => Promise<string>; isPrivate: boolean }
    | undefined
  let pages: Pages | undefined
  /** What the current read is for; a change of the objects meanwhile lets it begin again. */
  let goal: 'again' | 'more' | 'all' | undefined
  /** What is to be said together with the entries, once they are in order. */
  let pending: Partial<ObjectListingState> = {}

  const set = (change: Partial<ObjectListingState>) => $state.set({ ...$state.get(), ...change })

  /** Shows what there is, in its order. */
  async function show(change: Partial<ObjectListingState> = {}): Promise<void> {
    if (!pages) return
    pending = { ...pending, ...change }
    const { entries, next } = pages
    const isSorted = next === undefined
    const order = isSorted ? sortNow() : ({ by: 'name', order: 'asc' } as const)
    const shown = await sorts.run((signal) =>
      isSorted ? sortEntries([...entries.values()], order, { signal }) : foldersFirst(entries.values()),
    )
    if (shown === superseded) return
    set({ ...pending, entries: shown, more: !isSorted, sorted: isSorted })
    pending = {}
  }

  async function readPages(into: Pages, isEnough: (pages: Pages) => boolean, signal: AbortSignal) {
    const { store, isPrivate } = place as NonNullable<typeof place>
    do {
      const page = await listObjects(store, { prefix: into.prefix, marker: into.next, signal })
      for (const key of page.folders) into.entries.set(key, folderEntry(key))
      // The folder's own key stands for itself.
      for (const object of page.objects)
        if (object.key !== into.prefix)
          into.entries.set(object.key, fileEntry(object, page.domain, isPrivate))
      into.next = page.next
    } while (into.next !== undefined && !isEnough(into))
    return into
  }

  async function read(wanted: 'again' | 'more' | 'all'): Promise<void> {
    if (!place) return
    const { prefix } = place
    const old = pages
    if (wanted !== 'again' && old?.next === undefined) return
    goal = wanted
    set({ ...(wanted === 'again' ? { status: 'loading' } : { loadingMore: true }) })
    try {
      const found = await reads.run(async (signal) => {
        if (wanted !== 'again' && old) {
          const next = { ...old, entries: new Map(old.entries) }
          return readPages(next, () => wanted === 'more', signal)
        }
        const fresh: Pages = {
          entries: new Map(),
          prefix: await prefix(signal),
          made: old?.made ?? new Set(),
        }
        await readPages(fresh, ({ entries }) => entries.size >= (old?.entries.size ?? 0), signal)
        return keepLater(fresh, old)
      })
      if (found === superseded) return
      goal = undefined
      pages = found
      await show({ status: 'ready', loadingMore: false, error: undefined })
    } catch (error) {
      goal = undefined
      set({ status: old ? 'ready' : 'failed', loadingMore: false, error })
      onError(error)
    }
  }

  /** The objects are others now: what is being read may be older. */
  function changed(): void {
    void show()
    if (goal) void read(goal)
  }

  return {
    $state,
    async open(store, prefix, isPrivate) {
      sorts.cancel()
      place = { store, prefix, isPrivate }
      pages = undefined
      pending = {}
      $state.set(emptyState)
      await read('again')
    },
    read,
    stop() {
      if (goal === undefined) return
      reads.cancel()
      goal = undefined
      set({ loadingMore: false, ...(pages && { status: 'ready' }) })
    },
    sort: () => show(),
    add(added) {
      if (!pages) return
      for (const entry of added) {
        const shown = shownIn(pages.prefix, entry)
        if (!shown) continue
        pages.entries.set(shown.id, shown)
        pages.made.add(shown.id)
      }
      changed()
    },
    take(ids) {
      for (const id of ids) {
        pages?.entries.delete(id)
        pages?.made.delete(id)
      }
      changed()
    },
  }
}

/** As what an entry shows in a folder: as itself, as the folder there that it is below, or not at all. */
function shownIn(prefix: string, entry: FileEntry): FileEntry | undefined {
  if (!entry.id.startsWith(prefix)) return
  const end = entry.id.indexOf('/', prefix.length) + 1
  return end === 0 || end === entry.id.length ? entry : folderEntry(entry.id.slice(0, end))
}

/** What was made here and comes after the last key that was read stays: the store did not leave it out. */
function keepLater(fresh: Pages, old: Pages | undefined): Pages {
  const { next, made } = fresh
  for (const [id, entry] of old?.entries ?? [])
    if (next !== undefined && id > next && made.has(id)) fresh.entries.set(id, entry)
  return fresh
}

async function foldersFirst(given: Iterable<FileEntry>): Promise<FileEntry[]> {
  const entries = [...given]
  return [...entries.filter(({ isFolder }) => isFolder), ...entries.filter(({ isFolder }) => !isFolder)]
}
