import { type AppendedChange, createPageAppender, type PageAppender } from '../collection'
import { entryOf } from '../files/entryOf'
import type { FileEntry, FileSort } from '../files/FileEntry'
import { sortEntries } from '../files/sortEntries'
import { type ExplorerContext, emptyListing } from './explorerContext'

/** What a listing shows: a folder, or the results of a search below one. */
export type Shown = { readonly folderId: string; readonly term?: string }

/** A page, or all results of a search. */
interface Answer {
  readonly list: FileEntry[]
  readonly total: number
  readonly next?: string | null
  /** Sorted by the service. */
  readonly sorted?: boolean
  readonly truncated?: boolean
}

/** The first page, and whether its entries are in the requested order. */
type Page = Answer & { readonly isInOrder?: boolean }

interface Context {
  readonly explorer: ExplorerContext
  readonly appender: PageAppender
  shown: Shown | undefined
  /** The page that was read last. */
  page: number
  next: string | undefined
  /** Whether the service sorts; known from its answers. */
  serviceSorts: boolean
}

export type Listing = ReturnType<typeof createListing>

/**
 * Reads folders page by page, and searches. The newest read wins: previous ones are aborted (F-EX-1).
 * @spec W-EXP-17 W-EXP-18 W-EXP-51 W-EXP-52
 */
export function createListing(explorer: ExplorerContext) {
  const appender = createPageAppender<Page>({
    state: explorer.$listing.get,
    patch: explorer.patch,
    readFirst: (signal) => readFirst(context, signal),
    readNext: (signal) => readPage(context, context.page + 1, signal),
    takeFirst: (page, change) => takeFirst(context, page, change),
    takeNext: (page, change) => takeNext(context, page, change),
    hasRows: () => explorer.$listing.get().loaded > 0,
    onProgress: (isRunning) => showProgress(context, isRunning),
    onError: (error) => explorer.fail('open', error),
  })
  const context: Context = {
    explorer,
    appender,
    shown: undefined,
    page: 0,
    next: undefined,
    serviceSorts: false,
  }
  return {
    load: (place: Shown) => load(context, place),
    loadMore: appender.loadMore,
    loadAll: () => loadAll(context),
    shown: () => context.shown,
    stopLoading: appender.stopMore,
    setSort: (sort: FileSort) => setSort(context, sort),
    /** Reads the current folder or search again. */
    reload: async () => context.shown && appender.loadFirst(),
    stop: appender.cancel,
  }
}

/** Shows another folder or search, and removes the current entries at once. */
function load(context: Context, shown: Shown): Promise<void> {
  const { explorer, appender } = context
  context.shown = shown
  explorer.rows.reset([])
  explorer.$listing.set({ ...emptyListing, status: 'loading', search: shown.term })
  return appender.loadFirst()
}

async function readPage(
  { explorer, shown, next }: Context,
  pageIndex: number,
  signal: AbortSignal,
): Promise<Page> {
  const { services, options, $sort } = explorer
  const { folderId, term } = shown as Shown
  const { by, order } = $sort.get()
  const sorting = { sortBy: by, order, signal }
  if (term !== undefined) {
    const { list, urlPrefix, more, sorted } = await services.files.search(term, folderId, sorting)
    const entries = list.map((item) => entryOf(item, urlPrefix))
    return { list: entries, total: list.length, sorted, truncated: !!more }
  }
  const { pageSize } = options()
  const after = pageIndex > 1 ? next : undefined
  const answer = await services.files.list(folderId, { ...sorting, pageIndex, pageSize, after })
  return { ...answer, list: answer.list.map((item) => entryOf(item, answer.urlPrefix)) }
}

/** The first page in its order: complete results of a service that does not sort are sorted here. */
async function readFirst(context: Context, signal: AbortSignal): Promise<Page> {
  const page = await readPage(context, 1, signal)
  if (page.sorted || hasMore(page, page.list.length)) return { ...page, isInOrder: !!page.sorted }
  const list = await sortEntries(page.list, context.explorer.$sort.get(), { signal })
  return { ...page, list, isInOrder: true }
}

/** Whether there are further pages, by the specification's rule. */
const hasMore = ({ list, total, truncated }: Answer, loaded: number) =>
  truncated === undefined && list.length > 0 && loaded < total

function takeFirst(context: Context, page: Page, change: AppendedChange): void {
  const { explorer } = context
  const { list, total, truncated = false, isInOrder: sorted } = page
  const loaded = list.length
  context.page = 1
  context.next = page.next ?? undefined
  context.serviceSorts = page.sorted === true
  explorer.rows.reset(list)
  explorer.showRows({ ...change, total, loaded, more: hasMore(page, loaded), truncated, sorted })
  explorer.keepListed()
}

async function takeNext(context: Context, page: Page, change: AppendedChange): Promise<void> {
  const { explorer } = context
  context.page += 1
  context.next = page.next ?? undefined
  explorer.rows.append(page.list)
  const loaded = explorer.$listing.get().loaded + page.list.length
  const more = hasMore(page, loaded)
  explorer.showRows({ ...change, total: page.total, loaded, more })
  if (!more && !explorer.$listing.get().sorted) await sortRows(context)
}

function showProgress({ explorer }: Context, isRunning: boolean): void {
  const { loaded, total } = explorer.$listing.get()
  explorer.patch({ loadProgress: isRunning ? { loaded, total } : undefined })
}

/** Sorts the loaded entries; changes that arrive meanwhile are sorted too. */
async function sortRows(context: Context): Promise<void> {
  const { rows, $sort, showRows } = context.explorer
  const [shown, sort, version] = [context.shown, $sort.get(), rows.version()]
  const sorted = await sortEntries(rows.all(), sort)
  if (context.shown !== shown || $sort.get() !== sort) return
  if (rows.version() !== version) return sortRows(context)
  rows.arrange(sorted)
  showRows({ sorted: true })
}

/** Reads all pages, and sorts them if the service does not. */
async function loadAll(context: Context): Promise<void> {
  const { appender, explorer } = context
  await appender.loadAll()
  const { status, more, sorted } = explorer.$listing.get()
  if (status === 'ready' && !more && !sorted) await sortRows(context)
}

async function setSort(context: Context, sort: FileSort): Promise<void> {
  const { explorer, appender } = context
  explorer.$sort.set(sort)
  if (!context.shown) return
  const { status, truncated } = explorer.$listing.get()
  // A running request was sent for another order.
  if (context.serviceSorts || truncated || status !== 'ready') return appender.loadFirst()
  explorer.patch({ sorted: false })
  return loadAll(context)
}
