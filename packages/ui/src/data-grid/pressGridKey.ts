import type { KeyboardEvent } from 'react'
import type { GridColumn } from './GridColumn'
import { type GridPlace, gridMove } from './gridMoves'
import type { HeadActions } from './headActions'
import { headKey } from './headKey'
import { cells, placeOf, simpleControls } from './useGridFocus'

/** What the key handler of a grid needs. */
export interface GridKeys {
  rows: number
  columns: number
  /** First row that can have focus: -1 with a header. */
  first: number
  /** Rows per page. */
  page: number
  /** Focuses a cell, or its control at an index, also counted from the end. */
  moveTo(place: GridPlace, control: number): void
  onSelect?: ((row?: number) => void) | undefined
  onOpen?: ((place: GridPlace) => void) | undefined
  column(index: number): GridColumn
  head: Pick<HeadActions, 'onResize' | 'onMove'>
}

const controls = 'a[href],button,input,select,textarea'

/** Handles a key in a grid. @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export function pressGridKey(event: KeyboardEvent<HTMLElement>, wanted: GridKeys): void {
  const { key, target } = event
  const cell = (target as Element).closest<HTMLElement>(cells)
  if (!cell || event.keyCode === 229 || event.altKey) return
  const own = placeOf(cell)
  const inside = simpleControls(cell)
  const nth = inside.indexOf(target as HTMLElement)
  const edit = cell.querySelector<HTMLElement>('[data-edit]')
  if (key === 'F2' && edit && (target === cell || nth >= 0)) {
    event.preventDefault()
    edit.click()
    return
  }
  if (target !== cell && nth < 0) {
    // A field in a cell handles its own keys; Esc leaves it.
    if (key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    cell.focus()
    return
  }
  if (own.row < 0 && headKey(event, wanted.column(own.column), wanted.head)) {
    event.preventDefault()
    return
  }
  const isRtl = getComputedStyle(cell).direction === 'rtl'
  const sideways = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key]
  const isPlain = !event.ctrlKey && !event.metaKey
  if (sideways && isPlain && inside[nth + sideways] && nth >= 0) {
    event.preventDefault()
    inside[nth + sideways]?.focus()
    return
  }
  if (key === ' ' && event.shiftKey && wanted.onSelect && own.row >= 0) wanted.onSelect(own.row)
  else if (key.toLowerCase() === 'a' && !isPlain && wanted.onSelect) wanted.onSelect()
  else if ((key === 'Enter' || key === 'F2' || key === ' ') && target === cell) press(cell, own, key, wanted)
  else {
    const next = gridMove(event, own, { ...wanted, isRtl })
    if (!next) return
    wanted.moveTo(
      next,
      sideways === -1 && next.column !== own.column ? -1 : key.startsWith('Arrow') && !sideways ? nth : 0,
    )
  }
  event.preventDefault()
}

/** Enters the cell, or activates its only control. */
function press(cell: HTMLElement, own: GridPlace, key: string, { onOpen }: GridKeys): void {
  const inside = [...cell.querySelectorAll<HTMLElement>(controls)]
  if (inside.length === 1 && key !== 'F2') inside[0]?.click()
  else if (inside.length) inside[0]?.focus()
  else if (own.row >= 0 && key !== ' ') onOpen?.(own)
}
