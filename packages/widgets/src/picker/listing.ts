import { latest } from '@ebkit/core/promise'
import { pageSize } from './options'
import { byKey } from './selection'
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
  const { source, options, get, patch, attempt } = store
  const reading = latest()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the list is searched for; `search` in the state is ahead of it while somebody types. */
  let searched = ''

  /** What a page of the list is asked for by. */
  function request(page: number, size = options().pageSize || pageSize): PageRequest {
    const { tab, eligibleOnly } = get()
    return { page, pageSize: size, search: searched, tab, eligibleOnly }
  }

  async function load(page = get().page): Promise<void> {
    const asked = request(page)
    patch({ page, list: { ...get().list, status: 'loading', error: undefined } })
    const answer = await attempt(
      reading,
      (signal) => source.list(asked, signal),
      (error) => patch({ list: { ...get().list, status: 'failed', error } }),
    )
    if (!answer) return
    const { total } = answer
    // A row that the gateway gives twice would be two lines with one key.
    const rows = [...byKey(answer.rows, source.keyOf).values()]
    const last = Math.max(1, Math.ceil(total / asked.pageSize))
    if (!rows.length && page > last) return load(last)
    patch({ list: { status: 'ready', rows, total } })
  }

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
