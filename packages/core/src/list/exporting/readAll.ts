import { readPages } from '../../collection'
import type { List } from '../List'
import type { ListRow } from '../ListRow'

/**
 * Reads all rows that match a list's search and filters, page by page.
 * @param most rows that are asked for at once; where a source gives fewer, as many as it gives
 * @throws what the source throws, also when the signal aborts
 */
export async function* readAll(
  list: Pick<List, 'read'>,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<{ rows: readonly ListRow[]; total: number }> {
  for await (const { rows, total, isMore, read } of readPages(list.read, most, signal)) {
    yield { rows, total }
    if (!isMore && read >= total) return
  }
}
