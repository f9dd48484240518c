import type { CollectionPage } from './Collection'

/**
 * Reads all pages of a query, one after another. If the source returns fewer rows than requested, its page size is
 * used.
 * @param pageSize rows that are asked for at once
 * @throws what `read` throws, also when the signal aborts
 */
export async function* readPages<Page extends CollectionPage>(
  read: (request: { page: number; pageSize: number; signal: AbortSignal }) => PromiseLike<Page>,
  pageSize: number,
  signal: AbortSignal,
): AsyncGenerator<Page & { /** Rows up to here. */ read: number }> {
  let count = 0
  let size = pageSize
  for (let page = 1; ; page++) {
    const answer = await read({ page, pageSize: size, signal })
    signal.throwIfAborted()
    count += answer.rows.length
    yield { ...answer, read: count }
    if (!answer.rows.length) return
    if (page === 1 && answer.rows.length < pageSize && count < answer.total) size = answer.rows.length
  }
}
