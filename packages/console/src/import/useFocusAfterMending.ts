import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusCell, focusFirst, isFocusLost } from './stepFocus'

interface Focused {
  readonly element: HTMLElement
  readonly row: Element
  readonly table: Element
}

/**
 * Keeps the focus where the work is. The control that corrects a row disappears with the correction, and with it the
 * focus: it moves to the next wrong cell, to the first one if none follows, and to the import button once nothing is
 * wrong.
 *
 * @returns a listener for focus in the table
 */
export function useFocusAfterMending() {
  const focused = useRef<Focused>(undefined)
  // After each render of the table: an answer may have changed its rows.
  useLayoutEffect(() => {
    const { element, row, table } = focused.current ?? {}
    if (!element || !row || !table || element.isConnected || !table.isConnected) return
    focused.current = undefined
    if (!isFocusLost(table)) return
    const following = cellAfter(table, row)
    if (following) focusCell(following)
    else focusFirst(table.closest('.eb-import'))
  })
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr')
    focused.current = row ? { element: target as HTMLElement, row, table: currentTarget } : undefined
  }
}

/** The first wrong cell in a row or after it; none after a row that is no longer shown. */
function cellAfter(table: Element, row: Element): HTMLElement | undefined {
  if (!row.isConnected) return undefined
  const isBefore = (cell: Element) =>
    !row.contains(cell) && !!(cell.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [...table.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((cell) => !isBefore(cell))
}
