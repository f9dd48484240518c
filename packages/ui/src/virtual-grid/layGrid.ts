/** A group of consecutive items that starts a new row. */
export interface GridSection {
  /** Number of items. */
  count: number
  /** Heading above it. */
  heading?: string | undefined
  /** Height of its rows in px. Default: the grid's. */
  rowHeight?: number | undefined
}

/** Layout of a section: px from the top of the grid, and item indexes as [first, end). */
export interface GridBlock {
  heading: string | undefined
  headingTop: number
  /** Top of its first row. */
  top: number
  bottom: number
  rowHeight: number
  first: number
  end: number
}

export interface GridSize {
  columns: number
  /** Default height of rows in px. */
  rowHeight: number
  /** Between rows, columns and sections, in px. */
  gap: number
}

/** Height of a heading in px. */
export const headingHeight = 28

/** Lays out the sections of a grid one below the other. Omits empty ones. */
export function layGrid(sections: readonly GridSection[], size: GridSize): GridBlock[] {
  const blocks: GridBlock[] = []
  let first = 0
  let headingTop = 0
  for (const { count, heading, rowHeight = size.rowHeight } of sections) {
    if (!count) continue
    const end = first + count
    const top = headingTop + (heading === undefined ? 0 : headingHeight)
    const bottom = top + Math.ceil(count / size.columns) * (rowHeight + size.gap) - size.gap
    blocks.push({ heading, headingTop, top, bottom, rowHeight, first, end })
    first = end
    headingTop = bottom + size.gap
  }
  return blocks
}

/** The items of a block, as [first, end), whose rows overlap a range of the grid, in px. */
export function itemsWithin(
  block: GridBlock,
  { columns, gap }: GridSize,
  from: number,
  to: number,
): [number, number] {
  const pitch = block.rowHeight + gap
  const firstRow = Math.max(0, Math.floor((from - block.top) / pitch))
  const endRow = Math.max(firstRow, Math.ceil((to - block.top) / pitch))
  const at = (row: number) => Math.min(block.end, block.first + row * columns)
  return [at(firstRow), at(endRow)]
}

/** Position of an item: px from the top of the grid, and its column from 0. */
export function placeOf(block: GridBlock, { columns, gap }: GridSize, index: number) {
  const place = index - block.first
  return {
    top: block.top + Math.floor(place / columns) * (block.rowHeight + gap),
    column: place % columns,
  }
}
