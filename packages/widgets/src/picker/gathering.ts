import { delay, latest, superseded } from '@ebkit/core'
import type { Listing } from './listing'
import { takeRows } from './selection'
import type { Gathering } from './state'
import type { PickerStore } from './store'

/** Rows that are asked for at once while the whole search is taken. */
const gatherSize = 200

const nothing: Gathering = { added: 0, left: {}, beyondMaximum: 0, offer: 0 }

/** Select-all: of the page, and of the whole search. @spec W-PICK-2 */
export function createGathering<Row>(store: PickerStore<Row>, { request }: Pick<Listing, 'request'>) {
  const { source, options, get, patch, setDraft, maximum } = store
  const running = latest()
  const isRunning = () => get().gathering?.done !== undefined
  const isFull = () => get().draft.length >= maximum()

  /** Takes what can be chosen of the rows, and counts on. */
  function take(rows: readonly Row[], change: Partial<Gathering>, before = nothing) {
    const { draft, tab } = get()
    const { selection, added, left, beyondMaximum } = takeRows(
      draft,
      rows,
      tab,
      maximum(),
      source,
      before.left,
    )
    setDraft(selection, {
      gathering: {
        ...before,
        added: before.added + added,
        left,
        beyondMaximum: before.beyondMaximum + beyondMaximum,
        ...change,
      },
    })
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
    if (isRunning() || options().single) return
    const { rows, total } = get().list
    take(rows, {})
    finish({ offer: total > rows.length && !isFull() ? total : 0 })
  }

  async function takeSearch(signal: AbortSignal) {
    const seen = new Set<string>()
    let size = gatherSize
    for (let page = 1; ; page++) {
      const { rows, total } = await source.list(request(page, size), signal)
      if (signal.aborted) return
      const fresh = rows.filter((row) => seen.size < seen.add(source.keyOf(row)).size)
      take(fresh, { done: seen.size }, get().gathering)
      // Without a new row there will be none: the gateway counts others than it lists, or pays no attention to the page.
      if (!fresh.length || seen.size >= total) return
      if (isFull())
        return finish({ beyondMaximum: (get().gathering?.beyondMaximum ?? 0) + total - seen.size })
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
    if (isRunning() || options().single) return
    patch({ gathering: { ...nothing, done: 0 } })
    try {
      if ((await running.run(takeSearch)) !== superseded) finish()
    } catch (error) {
      finish({ error, offer: get().list.total })
      options().onError?.(error)
    }
  }

  return {
    isRunning,
    choosePage,
    chooseSearch,
    /** Ends taking the search; what was chosen so far stays. */
    stopGathering() {
      running.cancel()
      if (isRunning()) finish({ offer: get().list.total })
    },
  }
}
