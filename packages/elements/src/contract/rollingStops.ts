/**
 * Boxes in an element that roll and have stops for Tab inside, but no `tabindex`: Firefox would stop at the box as well.
 * A dialog is none of its stops.
 */
export function rollingStops({ shadowRoot }: HTMLElement): string[] {
  return [...(shadowRoot as ShadowRoot).querySelectorAll(':not([tabindex], dialog)')]
    .filter(
      (box) => rolls(box) && box.querySelector('a[href], button, input, select, textarea, [tabindex="0"]'),
    )
    .map((box) => box.className)
}

function rolls(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  const isRolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (
    (isRolled(overflowY) && box.scrollHeight > box.clientHeight) ||
    (isRolled(overflowX) && box.scrollWidth > box.clientWidth)
  )
}
