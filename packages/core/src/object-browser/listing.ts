import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { type AppendedChange, createPageAppender, type PageAppender } from '../collection'
import type { ListingState } from '../file-manager/ListingState'
import type { FileEntry, FileSort } from '../files/FileEntry'
import { sortEntries } from '../files/sortEntries'
import { type Latest, latest, superseded } from '../promise/latest'
import { foldersFirst, keepMade, type ListedFolder, type Objects, readPage, shownIn } from './objects'

/** One folder of the store, read page by page. */
export interface Listing {
  readonly $state: ReadableAtom<ListingState>
  open(folder: ListedFolder): Promise<void>
  /** Reads as many pages again as were loaded. */
  reload(): Promise<void>
  loadMore(): Promise<void>
  loadAll(): Promise<void>
  stop(): void
  sort(): Promise<void>
  add(entries: readonly FileEntry[]): void
  take(ids: Iterable<string>): void
}

interface Context {
  readonly $state: WritableAtom<ListingState>
  readonly sortNow: () => FileSort
  readonly sorting: Latest
  readonly appender: PageAppender
  folder?: ListedFolder
  objects?: Objects | undefined
  /** Keys created here since the folder was opened. */
  made: Set<string>
  /** The read of the first page. */
  first?: Promise<void>
  isReadingAll: boolean
  /** What changes together with the entries, once they are sorted. */
  pending: Partial<ListingState>
}

const emptyState: ListingState = {
  status: 'loading',
  entries: [],
  more: false,
  loadingMore: false,
  sorted: true,
  isByName: true,
}

export function createListing(sortNow: () => FileSort, onError: (error: unknown) => void): Listing {
  const $state = atom(emptyState)
  const appender = createPageAppender<Objects>({
    state: $state.get,
    patch: (change) => patch(context, change),
    readFirst: (signal) => readFirst(context, signal),
    readNext: (signal) => readNext(context, signal),
    takeFirst: (objects, change) => takeFirst(context, objects, change),
    takeNext: (objects, change) => takeNext(context, objects, change),
    hasRows: () => !!context.objects,
    onProgress(isRunning) {
      context.isReadingAll = isRunning
      patch(context, { loadingMore: isRunning })
    },
    onError,
  })
  const context: Context = {
    $state,
    sortNow,
    sorting: latest(),
    appender,
    made: new Set(),
    isReadingAll: false,
    pending: {},
  }
  return {
    $state,
    open: (folder) => open(context, folder),
    reload: () => reload(context),
    loadMore: async () => void (await appender.loadMore()),
    loadAll: () => loadAll(context),
    stop: () => stop(context),
    sort: () => show(context),
    add: (entries) => add(context, entries),
    take: (ids) => take(context, ids),
  }
}

const patch = ({ $state }: Context, change: Partial<ListingState>) =>
  $state.set({ ...$state.get(), ...change })

function open(context: Context, folder: ListedFolder): Promise<void> {
  context.sorting.cancel()
  context.folder = folder
  context.objects = undefined
  context.made = new Set()
  context.pending = {}
  context.$state.set(emptyState)
  return reload(context)
}

async function reload(context: Context): Promise<void> {
  if (!context.folder) return
  context.first = context.appender.loadFirst()
  await context.first
}

async function loadAll(context: Context): Promise<void> {
  await context.first
  await context.appender.loadAll()
}

function stop(context: Context): void {
  context.appender.cancel()
  context.isReadingAll = false
  patch(context, { loadingMore: false, ...(context.objects && { status: 'ready' }) })
}

/** Reads as many pages as were loaded. */
async function readFirst(context: Context, signal: AbortSignal): Promise<Objects> {
  const folder = context.folder as ListedFolder
  const wanted = context.objects?.entries.size ?? 0
  const objects: Objects = { entries: new Map(), prefix: await folder.prefix(signal) }
  do await readPage(folder, objects, signal)
  while (objects.next !== undefined && objects.entries.size < wanted)
  return objects
}

async function readNext(context: Context, signal: AbortSignal): Promise<Objects> {
  const { prefix, next } = context.objects as Objects
  const objects: Objects = { entries: new Map(), prefix, next }
  await readPage(context.folder as ListedFolder, objects, signal)
  return objects
}

function takeFirst(context: Context, objects: Objects, change: AppendedChange): Promise<void> {
  keepMade(objects, context.objects, context.made)
  context.objects = objects
  return show(context, change)
}

function takeNext(context: Context, { entries, next }: Objects, change: AppendedChange): Promise<void> {
  const objects = context.objects as Objects
  for (const [id, entry] of entries) objects.entries.set(id, entry)
  objects.next = next
  const loadingMore = context.isReadingAll && next !== undefined
  return show(context, { ...change, loadingMore })
}

/** Shows the entries in their order. */
async function show(context: Context, change: Partial<ListingState> = {}): Promise<void> {
  const { objects, sorting } = context
  if (!objects) return
  context.pending = { ...context.pending, ...change }
  const entries = [...objects.entries.values()]
  const isSorted = objects.next === undefined
  const shown = await sorting.run((signal) =>
    isSorted ? sortEntries(entries, context.sortNow(), { signal }) : foldersFirst(entries),
  )
  if (shown === superseded) return
  patch(context, { ...context.pending, entries: shown, more: !isSorted, sorted: isSorted })
  context.pending = {}
}

function add(context: Context, added: readonly FileEntry[]): void {
  const { objects, made } = context
  if (!objects) return
  for (const entry of added) {
    const shown = shownIn(objects.prefix, entry)
    if (!shown) continue
    objects.entries.set(shown.id, shown)
    made.add(shown.id)
  }
  showChanged(context)
}

function take(context: Context, ids: Iterable<string>): void {
  for (const id of ids) {
    context.objects?.entries.delete(id)
    context.made.delete(id)
  }
  showChanged(context)
}

/** The objects have changed: a running read may be outdated. */
function showChanged(context: Context): void {
  void show(context)
  context.appender.restart()
}
