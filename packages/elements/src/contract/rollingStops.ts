/**
 * Scroll containers in an element that contain Tab stops but have no `tabindex`: Firefox would make them Tab stops too.
 * Dialogs are excluded.
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
