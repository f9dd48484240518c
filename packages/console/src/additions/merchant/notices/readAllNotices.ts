import type { RowService } from '@ebkit/core/services/rows'

const resource = 'merchant-api/system-notice'

/** Maximum number of rows that one request changes. */
const atOnce = 200

/**
 * Marks all notices of a list as read, not only those on its current page.
 *
 * @returns how many there were
 * @throws ServiceError
 */
export async function markAllRead(
  rows: RowService,
  shown: { readonly filter: string; readonly search: string },
  lang: 'zh' | 'en',
): Promise<number> {
  const filter = [shown.filter, 'isRead=false'].filter(Boolean).join('&')
  for (let count = 0; ; ) {
    const found = await rows.list(resource, { filter, search: shown.search, most: atOnce })
    const keys = found.rows.map(({ noticeId }) => String(noticeId))
    if (!keys.length) return count
    const { done, failed } = await rows.act(resource, 'markRead', { keys, lang })
    count += done.length
    // a notice that cannot be marked would be found again for ever
    if (failed.length) return count
  }
}
