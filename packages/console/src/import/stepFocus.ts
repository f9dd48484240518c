/** What needs a person first: a wrong cell, else what goes on. */
const firstOf = ['[aria-invalid="true"]', '.eb-button--primary']

/** Whether what had the focus is gone: nothing has it, or something around. */
export function isFocusLost(inside: Element): boolean {
  const { activeElement } = inside.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement.contains(inside)
}

/** Goes to the first wrong cell of a step, or to the button that goes on. */
export function focusFirst(step: Element | null): void {
  const targets = firstOf.map((selector) => step?.querySelector<HTMLElement>(selector))
  focusCell(targets.find(Boolean))
}

/** Goes to a cell as Tab does: what stands in it is selected, so that typing replaces it. */
export function focusCell(cell: HTMLElement | null | undefined): void {
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}
