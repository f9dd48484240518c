import type { List, ListPage, ListRow } from '../List'

/**
 * Reads all rows that a list's search and filters find, page by page.
 *
 * @param most rows that are asked for at once; where a source gives fewer, as many as it gives
 * @throws what the source throws, also when the signal aborts
 */
export async function* readAll(
  list: Pick<List, 'read'>,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<{ rows: readonly ListRow[]; total: number }> {
  let read = 0
  let pageSize = most
  for (let page = 1; ; page++) {
    const { rows, total, isMore }: ListPage = await list.read({ page, pageSize, signal })
    signal.throwIfAborted()
    yield { rows, total }
    read += rows.length
    // A source that gives no more than so many at once has its next page behind those.
    if (page === 1 && rows.length < most && read < total) pageSize = rows.length
    if (!rows.length || (!isMore && read >= total)) return
  }
}
