import type { Page } from '@playwright/test'
import type { ReadFirstRow } from './addressOf'

/** A row, or a list of rows. */
type Found = Readonly<Record<string, unknown>> & { readonly list?: readonly Record<string, unknown>[] }

/** Reads with the session of a page. */
export const firstRowReader =
  (page: Page): ReadFirstRow =>
  async (path, filter) => {
    const params = { pageSize: 1, ...(filter && { filter }) }
    const answer = await page.request.get(`/${path}`, { params, headers: { 'x-eb-client': 'ebkit/test' } })
    const { data } = (await answer.json()) as { data?: Found }
    return data?.list ? data.list[0] : data
  }
