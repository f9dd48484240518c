import { readPages } from '../../collection'
import type { List, ListReading } from '../List'
import type { ListRow } from '../ListRow'

/**
 * Reads all rows that match a list's search and filters, page by page. What the user changes of these meanwhile has no effect.
 * @param most rows that are asked for at once; where a source gives fewer, as many as it gives
 * @throws what the source throws, also when the signal aborts
 */
export async function* readAll(
  list: Pick<List, 'read' | '$state'>,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<{ rows: readonly ListRow[]; total: number }> {
  const { search, filters, sort } = list.$state.get()
  const readPage = (page: ListReading) => list.read({ search, filters, sort, ...page })
  for await (const { rows, total, isMore, read } of readPages(readPage, most, signal)) {
    yield { rows, total }
    if (!isMore && read >= total) return
  }
}
