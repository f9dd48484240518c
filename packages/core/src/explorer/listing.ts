import { entryOf } from '../files/entryOf'
import type { FileEntry, FileSort } from '../files/FileEntry'
import { sortEntries } from '../files/sortEntries'
import { latest, superseded } from '../promise/latest'
import { type ExplorerDesk, emptyListing } from './desk'

/** What a listing shows: a folder, or what a search has found below one. */
export type Shown = { readonly folderId: string; readonly term?: string }

/** A page, or all hits of a search. */
interface Answer {
  readonly list: FileEntry[]
  readonly total: number
  readonly next?: string | null
  readonly sorted?: boolean
  readonly truncated?: boolean
}

export type Listing = ReturnType<typeof createListing>

/**
 * Reads folders page by page, and searches. The newest read wins: those before are aborted (F-EX-1).
 *
 * @spec W-EXP-17 W-EXP-18 W-EXP-51 W-EXP-52
 */
export function createListing(desk: ExplorerDesk) {
  const { services, options, rows, patch, $listing, $sort } = desk
  const reading = latest()
  const paging = latest()
  let shown: Shown | undefined
  /** The page that was read last. */
  let page = 0
  let next: string | undefined
  /** Whether the service sorts; known from its answers. */
  let serviceSorts = false

  async function ask({ folderId, term }: Shown, pageIndex: number, signal: AbortSignal): Promise<Answer> {
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

  /** Whether there are further pages, by the specification's rule. */
  const hasMore = ({ list, total, truncated }: Answer, loaded: number) =>
    truncated === undefined && list.length > 0 && loaded < total

  /** The first page as it is to be shown: all that a service has that does not sort is sorted here. */
  async function readFirst(place: Shown, signal: AbortSignal) {
    const answer = await ask(place, 1, signal)
    const more = hasMore(answer, answer.list.length)
    const isSorted = answer.sorted === true
    const sorted = isSorted || more ? undefined : await sortEntries(answer.list, $sort.get(), { signal })
    return { answer, more, list: sorted ?? answer.list, isSorted, sorted: isSorted || !!sorted }
  }

  /** Reads the first page. What stands there stays until then, and where it fails, if it is of the same place. */
  async function load(place: Shown, isSame: boolean): Promise<void> {
    shown = place
    paging.cancel()
    if (isSame) patch({ status: 'loading', loadingMore: false, gathering: undefined })
    else {
      rows.reset([])
      desk.$listing.set({ ...emptyListing, status: 'loading', search: place.term })
    }
    try {
      const first = await reading.run((signal) => readFirst(place, signal))
      if (first === superseded) return
      const { answer, list, more, sorted } = first
      page = 1
      next = answer.next ?? undefined
      serviceSorts = first.isSorted
      rows.reset(list)
      const { total, truncated = false } = answer
      desk.showRows({
        status: 'ready',
        error: undefined,
        total,
        loaded: list.length,
        more,
        truncated,
        sorted,
      })
      desk.keepListed()
    } catch (error) {
      patch({ status: $listing.get().loaded ? 'ready' : 'failed', error })
      desk.fail('open', error)
    }
  }

  /** Reads the next page. @returns whether something came */
  async function loadMore(): Promise<boolean> {
    const { status, more, loadingMore } = $listing.get()
    if (!shown || status !== 'ready' || !more || loadingMore) return false
    const place = shown
    patch({ loadingMore: true, error: undefined })
    try {
      const answer = await paging.run((signal) => ask(place, page + 1, signal))
      if (answer === superseded) return false
      page += 1
      next = answer.next ?? undefined
      rows.append(answer.list)
      const loaded = $listing.get().loaded + answer.list.length
      const further = hasMore(answer, loaded)
      desk.showRows({ total: answer.total, loaded, more: further, loadingMore: false })
      if (!further && !$listing.get().sorted) await resort()
      return true
    } catch (error) {
      patch({ loadingMore: false, error })
      desk.fail('open', error)
      return false
    }
  }

  /** Sorts what is there; what comes or goes meanwhile is sorted with it. */
  async function resort(): Promise<void> {
    const [place, sort] = [shown, $sort.get()]
    const before = rows.version()
    const sorted = await sortEntries(rows.all(), sort)
    if (shown !== place || $sort.get() !== sort) return
    if (rows.version() !== before) return resort()
    rows.arrange(sorted)
    desk.showRows({ sorted: true })
  }

  /** Reads all pages and sorts them where the service does not. */
  async function loadAll(): Promise<void> {
    if ($listing.get().gathering) return
    const place = shown
    const tell = () => {
      const { loaded, total } = $listing.get()
      patch({ gathering: { loaded, total } })
    }
    tell()
    while (shown === place && $listing.get().gathering && (await loadMore())) if ($listing.get().more) tell()
    if (shown !== place) return
    const { gathering, more, sorted } = $listing.get()
    if (gathering && !more && !sorted) await resort()
    patch({ gathering: undefined })
  }

  return {
    load,
    loadMore,
    loadAll,
    shown: () => shown,
    stopGathering() {
      paging.cancel()
      patch({ gathering: undefined, loadingMore: false })
    },
    async setSort(sort: FileSort): Promise<void> {
      $sort.set(sort)
      if (!shown) return
      const { status, truncated, more } = $listing.get()
      // What is on its way was asked for in another order.
      if (serviceSorts || truncated || status !== 'ready') return load(shown, true)
      patch({ sorted: false })
      if (more) return loadAll()
      return resort()
    },
    /** Reads what is shown again. */
    reload: async () => shown && load(shown, true),
    stop() {
      reading.cancel()
      paging.cancel()
    },
  }
}
