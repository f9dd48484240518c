import { readPages } from '@ebkit/core/collection'
import { delay, latest } from '@ebkit/core/promise'
import type { Listing } from './listing'
import type { SelectAllState } from './state'
import type { PickerStore } from './store'

/** Page size while all results are read. */
const readSize = 200

const nothing: SelectAllState = { added: 0, left: {}, beyondMaximum: 0, offer: 0 }

/** Select-all: of the page, and of all results. @spec W-PICK-2 */
export function createSelectAll<Row>(store: PickerStore<Row>, { request }: Pick<Listing, 'request'>) {
  const { source, options, get, patch, addRows, maximum, attempt } = store
  const running = latest()
  const isRunning = () => get().selectAll?.done !== undefined
  const isFull = () => get().draft.length >= maximum()

  /** Chooses the eligible ones of the rows, and continues the counts. */
  function take(rows: readonly Row[], before = nothing, done?: number) {
    const { added, refused, beyondLimit } = addRows(rows)
    const left = { ...before.left }
    for (const row of refused) {
      const reason = source.reasonOf(row, get().tab) ?? ''
      left[reason] = (left[reason] ?? 0) + 1
    }
    const beyondMaximum = before.beyondMaximum + beyondLimit
    patch({ selectAll: { added: before.added + added, left, beyondMaximum, offer: 0, done } })
  }

  /** It has ended, completely or early. */
  function finish(change?: Partial<SelectAllState>) {
    const { selectAll, draft } = get()
    if (!selectAll) return
    patch({ selectAll: { ...selectAll, done: undefined, ...change } })
    if (selectAll.added) options().onSelect?.(draft)
  }

  /** Chooses the eligible rows of the page, and offers all results if there are more. */
  function choosePage() {
    if (isRunning() || options().single) return
    const { rows, total } = get().list
    take(rows)
    finish({ offer: total > rows.length && !isFull() ? total : 0 })
  }

  /** Returns the final counts. */
  async function takeSearch(signal: AbortSignal): Promise<Partial<SelectAllState>> {
    const seen = new Set<string>()
    const readPage = ({ page, pageSize }: { page: number; pageSize: number }) =>
      source.list(request(page, pageSize), signal)
    for await (const { rows, total } of readPages(readPage, readSize, signal)) {
      const fresh = rows.filter((row) => seen.size < seen.add(source.keyOf(row)).size)
      take(fresh, get().selectAll, seen.size)
      // No new row: there will be none, because the gateway counts others than it lists, or ignores the page number.
      if (!fresh.length || seen.size >= total) break
      if (isFull()) return { beyondMaximum: (get().selectAll?.beyondMaximum ?? 0) + total - seen.size }
      // Sources without a network answer at once: yields to the page.
      await delay(0)
    }
    return {}
  }

  /**
   * Chooses all eligible results, page by page. If a page fails, the rows chosen so far stay, and it is offered
   * again.
   */
  async function chooseSearch(): Promise<void> {
    if (isRunning() || options().single) return
    patch({ selectAll: { ...nothing, done: 0 } })
    const change = await attempt(running, takeSearch, (error) => finish({ error, offer: get().list.total }))
    if (change) finish(change)
  }

  /** Stops choosing all results; the rows chosen so far stay. */
  function stop() {
    running.cancel()
    if (isRunning()) finish({ offer: get().list.total })
  }

  return {
    choosePage,
    chooseSearch,
    stop,
    /** Removes the report of the search: the list shows another one. */
    end() {
      stop()
      patch({ selectAll: undefined })
    },
  }
}
