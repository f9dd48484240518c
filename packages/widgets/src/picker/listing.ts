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
 *
 * @param onOtherRows the list shows something else than another page of the same
 */
export function createListing<Row>(store: PickerStore<Row>, onOtherRows: () => void) {
  const { source, options, get, patch } = store
  /** What is listed; the rows of another page are of the same. */
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
    /** What a page of the list is asked for by. */
    request(page: number, size: number): PageRequest {
      const { search, filters } = collection.$state.get()
      return { page, pageSize: size, search, ...filters }
    },
    reload: collection.reload,
    setPage: (page: number) => collection.moveTo({ pageIndex: page }),
    setSearch: collection.setSearch,
    /** Searches for what is typed, without the wait; where that is searched for already, once more. */
    searchNow: () => collection.moveTo({ search: get().search }),
    setEligibleOnly: (eligibleOnly: boolean) =>
      collection.moveTo({ search: get().search, filters: { tab: get().tab, eligibleOnly } }),
    /** Another tab: everything of the former one goes, but for what is chosen. @spec W-PICK-27 */
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
