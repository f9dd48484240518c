/**
 * The page numbers to show: at most `visible` consecutive ones, with `page` as near to the middle as the ends allow. A
 * page beyond them counts as the nearest; no pages give no numbers.
 */
export function pageLinks(page: number, pages: number, visible: number): number[] {
  const length = Math.max(0, Math.min(visible, pages))
  const first = Math.max(1, Math.min(page - (length >> 1), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
