/**
 * Scroll containers in an element that contain Tab stops but have no `tabindex`: Firefox would make them Tab stops too.
 * Dialogs are excluded.
 */
export function scrollContainersInTabOrder({ shadowRoot }: HTMLElement): string[] {
  return [...(shadowRoot as ShadowRoot).querySelectorAll(':not([tabindex], dialog)')]
    .filter(
      (box) => scrolls(box) && box.querySelector('a[href], button, input, select, textarea, [tabindex="0"]'),
    )
    .map((box) => box.className)
}

function scrolls(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box)
  const isScrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (
    (isScrollable(overflowY) && box.scrollHeight > box.clientHeight) ||
    (isScrollable(overflowX) && box.scrollWidth > box.clientWidth)
  )
}
