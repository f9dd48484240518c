/** Rows drawn outside the visible area, on either side: visible first when scrolling outruns rendering. */
const overscan = 10

/**
 * Which of `count` rows to draw, as [first, end): those in a box of `height` px whose top edge is within row `row`, and
 * some around them. If the list is shorter than that, its last rows.
 */
export function rowWindow(row: number, height: number, rowHeight: number, count: number): [number, number] {
  const seen = Math.ceil(height / rowHeight) + 1
  return [Math.max(0, Math.min(row, count - seen) - overscan), Math.min(count, row + seen + overscan)]
}
