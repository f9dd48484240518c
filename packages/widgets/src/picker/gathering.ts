import { delay, latest } from '@ebkit/core/promise'
import type { Listing } from './listing'
import { nothing, takeRows } from './selection'
import type { Gathering } from './state'
import type { PickerStore } from './store'

/** Rows that are asked for at once while the whole search is taken. */
const gatherSize = 200

/** Select-all: of the page, and of the whole search. @spec W-PICK-2 */
export function createGathering<Row>(store: PickerStore<Row>, { request }: Pick<Listing, 'request'>) {
  const { source, options, get, patch, setDraft, maximum, attempt } = store
  const running = latest()
  const isGathering = () => get().gathering?.done !== undefined
  const isFull = () => get().draft.length >= maximum()

  /** Takes what can be chosen of the rows, and counts on. */
  function take(rows: readonly Row[], before?: Gathering, done?: number) {
    const { draft, tab } = get()
    const { selection, counts } = takeRows(draft, rows, tab, maximum(), source, before)
    setDraft(selection, { gathering: { ...counts, offer: 0, done } })
  }

  /** The gathering has come to an end, be it early. */
  function finish(change?: Partial<Gathering>) {
    const { gathering, draft } = get()
    if (!gathering) return
    patch({ gathering: { ...gathering, done: undefined, ...change } })
    if (gathering.added) options().onSelect?.(draft)
  }

  /** Chooses what can be chosen of the page, and offers the whole search where that is more. */
  function choosePage() {
    if (isGathering() || options().single) return
    const { rows, total } = get().list
    take(rows)
    finish({ offer: total > rows.length && !isFull() ? total : 0 })
  }

  /** Gives what is to be said at the end. */
  async function takeSearch(signal: AbortSignal): Promise<Partial<Gathering>> {
    const seen = new Set<string>()
    let size = gatherSize
    for (let page = 1; ; page++) {
      const { rows, total } = await source.list(request(page, size), signal)
      if (signal.aborted) return {}
      const fresh = rows.filter((row) => seen.size < seen.add(source.keyOf(row)).size)
      take(fresh, get().gathering, seen.size)
      // Without a new row there will be none: the gateway counts others than it lists, or pays no attention to the page.
      if (!fresh.length || seen.size >= total) return {}
      if (isFull()) return { beyondMaximum: (get().gathering?.beyondMaximum ?? 0) + total - seen.size }
      // A gateway may give fewer rows than it is asked for; its pages are of that size then.
      if (page === 1) size = rows.length
      // Sources without a network answer at once: the page has to breathe.
      await delay(0)
    }
  }

  /**
   * Chooses what can be chosen of the whole search, page by page. When a page fails, what was chosen stays, and the
   * search is offered again.
   */
  async function chooseSearch(): Promise<void> {
    if (isGathering() || options().single) return
    patch({ gathering: { ...nothing, offer: 0, done: 0 } })
    const change = await attempt(running, takeSearch, (error) => finish({ error, offer: get().list.total }))
    if (change) finish(change)
  }

  /** Ends taking the search; what was chosen so far stays. */
  function stopGathering() {
    running.cancel()
    if (isGathering()) finish({ offer: get().list.total })
  }

  return {
    choosePage,
    chooseSearch,
    stopGathering,
    /** Says nothing more of the search: the list shows another one. */
    endGathering() {
      stopGathering()
      patch({ gathering: undefined })
    },
  }
}
