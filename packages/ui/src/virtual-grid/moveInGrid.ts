import { type GridBlock, type GridSize, placeOf } from './layGrid'

/**
 * The item that a key moves to, or undefined for other keys: ← → to the neighbour in reading order, ↑ ↓ to the row
 * above or below in the same column, Page Up and Down by a page, Home and End to the first and the last item. From no
 * item (-1), every key goes to the first one, End to the last one.
 */
export function moveInGrid(
  blocks: readonly GridBlock[],
  size: GridSize,
  index: number,
  key: string,
  /** Height of a page in px. */
  page: number,
): number | undefined {
  const last = (blocks.at(-1)?.end ?? 0) - 1
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last - 1, End: last + 1 }[key]
  if (step !== undefined) return Math.min(last, Math.max(0, index + step))
  const block = blocks.find(({ end }) => index < end)
  const height = block?.rowHeight ?? 0
  // A pixel of the target row. Positions above or below a block belong to its first or last row.
  const down = height + size.gap
  const by = {
    ArrowUp: -1,
    ArrowDown: down,
    PageUp: Math.min(-1, height - page),
    PageDown: Math.max(down, page),
  }[key]
  if (by === undefined) return
  if (index < 0 || !block) return Math.min(0, last)
  const { top, column } = placeOf(block, size, index)
  const y = top + by
  const next = by < 0 ? blocks.findLast((each) => each.top <= y) : blocks.find((each) => each.bottom > y)
  const { first, end, ...to } = next ?? (blocks.at(by < 0 ? 0 : -1) as GridBlock)
  const row = Math.floor((y - to.top) / (to.rowHeight + size.gap))
  const lastRow = Math.ceil((end - first) / size.columns) - 1
  return Math.min(end - 1, first + Math.max(0, Math.min(row, lastRow)) * size.columns + column)
}
