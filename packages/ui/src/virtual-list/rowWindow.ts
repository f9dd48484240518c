/** Rows drawn beyond what is seen, on either side: a scroll that outruns the drawing shows these first. */
const overscan = 10

/**
 * Which of `count` rows are drawn, as [first, end): those in a box of `height` px whose upper edge is within row `row`,
 * and some around them. Where the list has become shorter than that, its last rows.
 */
export function rowWindow(row: number, height: number, rowHeight: number, count: number): [number, number] {
  const seen = Math.ceil(height / rowHeight) + 1
  return [Math.max(0, Math.min(row, count - seen) - overscan), Math.min(count, row + seen + overscan)]
}
