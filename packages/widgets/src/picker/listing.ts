import { latest, superseded } from '@ebkit/core'
import type { PageRequest } from './source'
import type { PickerStore } from './store'

/** Milliseconds without a key before the search is sent. */
const searchWait = 250

export type Listing = ReturnType<typeof createListing>

/**
 * The list of the open dialog: tab, search, page. The newest answer wins.
 *
 * @param onRestart the list is about to show something else than another page of the same
 */
export function createListing<Row>(store: PickerStore<Row>, onRestart: () => void) {
  const { source, options, get, patch } = store
  const reading = latest()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the list is searched for; `search` in the state is ahead of it while somebody types. */
  let searched = ''

  /** What a page of the list is asked for by. */
  function request(page: number, pageSize = options().pageSize || 10): PageRequest {
    const { tab, eligibleOnly } = get()
    return { page, pageSize, search: searched, tab, eligibleOnly }
  }

  async function load(page = get().page): Promise<void> {
    const asked = request(page)
    const { gathering, list } = get()
    patch({
      page,
      gathering: gathering?.done === undefined ? undefined : gathering,
      list: { ...list, status: 'loading', error: undefined },
    })
    try {
      const answer = await reading.run((signal) => source.list(asked, signal))
      if (answer === superseded) return
      const { total } = answer
      const rows = uniqueRows(answer.rows)
      const last = Math.max(1, Math.ceil(total / asked.pageSize))
      if (!rows.length && page > last) return load(last)
      patch({ list: { status: 'ready', rows, total } })
    } catch (error) {
      patch({ list: { ...get().list, status: 'failed', error } })
      options().onError?.(error)
    }
  }

  /** Rows that a gateway gives twice would be two lines with one key. */
  const uniqueRows = (rows: readonly Row[]) => [
    ...new Map(rows.map((row) => [source.keyOf(row), row])).values(),
  ]

  const stopWaiting = () => clearTimeout(timer)

  /** Searches for what is typed, without the wait. */
  function searchNow() {
    onRestart()
    stopWaiting()
    searched = get().search.trim()
    return load(1)
  }

  return {
    request,
    load,
    searchNow,
    setSearch(search: string) {
      stopWaiting()
      patch({ search })
      timer = setTimeout(searchNow, searchWait)
    },
    /** Another tab: everything of the former one goes, but for what is chosen. @spec W-PICK-27 */
    show(tab: string) {
      onRestart()
      patch({ tab, search: '', list: { status: 'loading', rows: [], total: 0 } })
      return searchNow()
    },
    stop() {
      stopWaiting()
      reading.cancel()
    },
  }
}
