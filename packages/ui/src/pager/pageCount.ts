/** Default number of rows per page. @spec W-PAGE-2 */
export const pagerSize = 10

/** Default maximum of page numbers. @spec W-PAGE-2 */
export const visiblePages = 8

/** The number of pages for this many rows. @spec W-PAGE-2 */
export const pageCount = (total: number, size = pagerSize): number => Math.ceil(total / size)
