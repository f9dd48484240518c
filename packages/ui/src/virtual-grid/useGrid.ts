import { type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useScrollView } from '../virtual-list/useScrollView'
import { itemsWithin, layGrid, placeOf } from './layGrid'
import { moveInGrid } from './moveInGrid'
import type { VirtualGridProps } from './virtualGridProps'

/** Pixels drawn outside the visible area, on either side: visible first when scrolling outruns rendering. */
const overscan = 400

type Wanted<Item> = Pick<
  VirtualGridProps<Item>,
  'items' | 'keyOf' | 'minWidth' | 'rowHeight' | 'sections' | 'current' | 'handle' | 'room'
> & { gap: number }

/** Layout of the items, and the range that is drawn. */
export function useGrid<Item>(box: RefObject<HTMLDivElement | null>, wanted: Wanted<Item>) {
  const { items, keyOf, minWidth, rowHeight, gap, sections, current, handle, room } = wanted
  const list = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const columnsIn = (width: number) => Math.max(1, Math.floor((width + gap) / (minWidth + gap)))
  // Nothing before the width is known: it would be laid out in vain.
  const [known, setColumns] = useState(() => room && columnsIn(room()))
  const columns = known || 1
  const step = rowHeight + gap
  const { row, height, width } = useScrollView(box, step)
  const size = { columns, rowHeight, gap }
  const blocks = layGrid(sections ?? [{ count: items.length }], size)
  const place = useMemo(
    () => Math.max(0, current === undefined ? 0 : items.findIndex((item) => keyOf(item) === current)),
    [items, keyOf, current],
  )

  // Before the browser paints: another width changes the columns.
  useLayoutEffect(() => {
    const width = body.current?.clientWidth
    // Keeps its columns while it is hidden.
    if (width) setColumns(columnsIn(width))
  })

  const scrollTo = (index: number, isTop?: boolean) => {
    const [view, block] = [box.current, blocks.find(({ end }) => index < end)]
    if (!view || !block || !body.current) return
    const head = list.current?.querySelector<HTMLElement>('[role=row]:not([data-key])')?.offsetHeight ?? 0
    const top = body.current.offsetTop + placeOf(block, size, index).top
    const least = top + block.rowHeight - view.clientHeight
    view.scrollTop = isTop ? top - head : Math.max(least, Math.min(view.scrollTop, top - head))
  }
  // Keeps the top items in place when the number of columns changes.
  const before = useRef({ blocks, size, row })
  useLayoutEffect(() => {
    const { blocks: old, size: oldSize, row: oldRow } = before.current
    before.current = { blocks, size, row }
    if (oldSize.columns === columns || !oldRow) return
    const block = old.find(({ bottom }) => bottom > oldRow * step)
    if (block) scrollTo(itemsWithin(block, oldSize, oldRow * step, oldRow * step)[0], true)
  })
  const shown = useRef(current)
  useLayoutEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const element = currentIn(list.current)
    if (!element || !list.current?.matches(':focus-within') || element.matches(':focus-within')) return
    element.focus({ preventScroll: true })
    scrollTo(place)
  })
  useImperativeHandle(handle, () => ({
    scrollTo,
    move: (index, key) => moveInGrid(blocks, size, index, key, height),
    focus: () => currentIn(list.current)?.focus(),
  }))
  // Renders visible rows first, and the rest in the next frame, once the box has been measured. Until then it is at its
  // beginning, so that at most one more row is cut.
  const beyond = width && overscan
  const from = row * step - beyond
  const to = known ? from + height + (width && step + 2 * beyond) : from
  return { blocks, size, list, body, place, from, to }
}

const currentIn = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[data-key][tabindex="0"]')
