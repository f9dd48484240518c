/** What needs the user first: a wrong cell, else the button that continues. */
const firstOf = ['[aria-invalid="true"]', '.eb-button--primary']

/** Whether the focused element is gone: nothing has the focus, or an ancestor has. */
export function isFocusLost(inside: Element): boolean {
  const { activeElement } = inside.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement.contains(inside)
}

/** Focuses the first wrong cell of a step, or the button that continues. */
export function focusFirst(step: Element | null): void {
  const targets = firstOf.map((selector) => step?.querySelector<HTMLElement>(selector))
  focusCell(targets.find(Boolean))
}

/** Focuses a cell as Tab does: its text is selected, so that typing replaces it. */
export function focusCell(cell: HTMLElement | null | undefined): void {
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}
