/**
 * Number of the last page, from 1.
 *
 * @param pageSize rows of a page; 0 for all on one
 */
export const lastPageOf = (total: number, pageSize: number): number =>
  pageSize ? Math.max(1, Math.ceil(total / pageSize)) : 1
