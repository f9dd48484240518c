import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusCell, focusFirst, isFocusLost } from './stepFocus'

interface Focused {
  readonly element: HTMLElement
  readonly row: Element
  readonly table: Element
}

/**
 * Keeps the focus where the work is. What mends a row is gone once the row is mended, and with it the focus: it goes to the next wrong
 * cell, to the first one where none follows, and to the button that imports once nothing is wrong.
 *
 * @returns listens to what takes the focus in the table
 */
export function useFocusAfterMending() {
  const focused = useRef<Focused>(undefined)
  // After each painting of the table: an answer has changed its rows.
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

/** The first wrong cell in a row or after it; none after a row that is shown no more. */
function cellAfter(table: Element, row: Element): HTMLElement | undefined {
  if (!row.isConnected) return undefined
  const isBefore = (cell: Element) =>
    !row.contains(cell) && !!(cell.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
  return [...table.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((cell) => !isBefore(cell))
}
