/** Rows of a page, where a pager is told of no other size. @spec W-PAGE-2 */
export const pagerSize = 10

/** Numbers of pages that stand there at most, where a pager is told of no other number. @spec W-PAGE-2 */
export const visiblePages = 8

/** How many pages so many rows are. @spec W-PAGE-2 */
export const pageCount = (total: number, size = pagerSize): number => Math.ceil(total / size)
