import { createCollection } from '@ebkit/core/collection'
import { pageSize } from './options'
import type { PageRequest, RowPage } from './source'
import type { PickerStore } from './store'

export type Listing = ReturnType<typeof createListing>

interface Filters {
  tab: string
  eligibleOnly: boolean
}

/**
 * The list of the open dialog: tab, search, page.
 * @param onOtherRows the list shows something else than another page of the same
 */
export function createListing<Row>(store: PickerStore<Row>, onOtherRows: () => void) {
  const { source, options, get, patch } = store
  /** What is listed, apart from the page. */
  let listed: { search: string; filters: Filters } | undefined
  const collection = createCollection<RowPage<Row>, Filters>({
    initial: { page: { rows: [], total: 0 }, filters: { tab: '', eligibleOnly: false }, pageSize },
    read: ({ signal, page, pageSize, search, filters }) =>
      source.list({ page, pageSize, search, ...filters }, signal),
    keyOf: source.keyOf,
    onChange({ status, page, error, typed, search, filters, pageIndex }) {
      if (listed?.search !== search || listed.filters !== filters) onOtherRows()
      listed = { search, filters }
      const list = {
        status,
        rows: page.rows,
        total: page.total,
        error: status === 'failed' ? error : undefined,
      }
      patch({ ...filters, search: typed, page: pageIndex, list })
    },
    onError: (error) => options().onError?.(error),
  })

  return {
    /** The request for a page of the list. */
    request(page: number, size: number): PageRequest {
      const { search, filters } = collection.$state.get()
      return { page, pageSize: size, search, ...filters }
    },
    reload: collection.reload,
    setPage: (page: number) => collection.moveTo({ pageIndex: page }),
    setSearch: collection.setSearch,
    /** Searches for the typed text without waiting; if it is listed already, reads it again. */
    searchNow: () => collection.moveTo({ search: get().search }),
    setEligibleOnly: (eligibleOnly: boolean) =>
      collection.moveTo({ search: get().search, filters: { tab: get().tab, eligibleOnly } }),
    /** Shows another tab, and resets everything but the choice. @spec W-PICK-27 */
    show(tab: string, search = '') {
      const { eligibleOnly } = get()
      collection.stop()
      void collection.reset({
        filters: { tab, eligibleOnly },
        search,
        pageSize: options().pageSize || pageSize,
      })
      return collection.start()
    },
    stop: collection.stop,
  }
}
