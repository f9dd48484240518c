import type { RowService } from '@ebkit/core/services/rows'

const resource = 'merchant-api/system-notice'

/** Rows that one request changes at most. */
const atOnce = 200

/**
 * Marks the notices of a list as read, all of them, not only those on its page.
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
    // what cannot be marked would be found for ever
    if (failed.length) return count
  }
}
