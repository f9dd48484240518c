import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { GridPlace } from './gridMoves'

interface Wanted {
  rows: number
  columns: number
  /** First row that can have focus: -1 with a header. */
  first: number
  /** Scrolls a row into view. */
  show(row: number): void
}

/** Cells, including headers. */
export const cells = '[aria-colindex]'

/**
 * Focus of a grid: it is on one of its cells, or a control in it. @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, wanted: Wanted) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const current = {
    row: Math.max(wanted.first, Math.min(place.row, wanted.rows - 1)),
    column: Math.max(0, Math.min(place.column, wanted.columns - 1)),
  }
  /** The control of the cell to focus once it is drawn. */
  const due = useRef<number>(undefined)
  /** What in the grid has focus, or had it when it was removed. */
  const focused = useRef<Element>(undefined)

  const cellAt = ({ row, column }: GridPlace) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"]>[aria-colindex="${column + 1}"]`)

  useLayoutEffect(() => {
    const box = grid.current
    const isGone = focused.current?.isConnected === false
    // the document's: while something in a shadow root has focus, it is that root's host
    const isLost = isGone && box?.ownerDocument.activeElement === box?.ownerDocument.body
    if (due.current === undefined && !isLost) return
    const cell = cellAt(current)
    if (!cell) return
    const nth = due.current ?? 0
    due.current = undefined
    wanted.show(current.row)
    const inside = simpleControls(cell)
    const target = inside.at(nth) ?? inside[0] ?? cell
    target.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** Chromium fires the blur of an element that is being removed while it is still in the document. */
  const forgetUnlessGone = () => {
    if (focused.current?.isConnected && !grid.current?.matches(':focus-within')) focused.current = undefined
  }

  const moveTo = (next: GridPlace, nth = 0) => {
    due.current = nth
    // Renders even for the same cell, because another of its controls is to get focus.
    setPlace({ ...next })
  }

  return {
    current,
    cellAt,
    moveTo,
    focus: () => moveTo(current),
    /**
     * Focus entered a cell or its content. While it is inside, Shift+Tab leaves the whole grid, not only the control.
     */
    takeFocus(event: FocusEvent<HTMLElement>) {
      focused.current = event.target
      const cell = (event.target as Element).closest<HTMLElement>(cells)
      if (!cell) return
      const own = placeOf(cell)
      cell.tabIndex = event.target === cell ? 0 : -1
      if (own.row !== current.row || own.column !== current.column) setPlace(own)
    },
    loseFocus(event: FocusEvent<HTMLElement>) {
      if (grid.current?.contains(event.relatedTarget)) return
      if (event.relatedTarget) focused.current = undefined
      else queueMicrotask(forgetUnlessGone)
      const cell = cellAt(current)
      if (cell) cell.tabIndex = 0
    },
  }
}

const simple = 'a[href],button,input[type=checkbox],input[type=radio]'

/** Controls that do not use the arrow keys. */
export const simpleControls = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(simple)].filter(
    (control) => !control.closest('[data-field],[data-edit]'),
  )

/** The position of a cell element. */
export const placeOf = (cell: HTMLElement): GridPlace => ({
  row: Number(cell.parentElement?.dataset.row),
  column: Number(cell.getAttribute('aria-colindex')) - 1,
})
