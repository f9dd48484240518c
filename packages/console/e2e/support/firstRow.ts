import type { Page } from '@playwright/test'
import type { ReadFirstRow } from './addressOf'

/** Reads with the session of a page. */
export const firstRowReader =
  (page: Page): ReadFirstRow =>
  async (path, filter) => {
    const params = { pageSize: 1, ...(filter && { filter }) }
    const answer = await page.request.get(`/${path}`, { params, headers: { 'x-eb-client': 'ebkit/test' } })
    const { data } = (await answer.json()) as { data?: { list?: readonly Record<string, unknown>[] } }
    return data?.list?.[0]
  }
