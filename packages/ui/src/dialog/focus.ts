/** The element that has focus, looked for through open shadow roots. */
export function focusedElement(document: Document): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** An element and what it stands in, shadow roots left behind, innermost first. */
export function withAncestors(element: Element | null): Element[] {
  const line: Element[] = []
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node instanceof Element) line.push(node)
  return line
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]'

/** Focuses the first thing that takes focus, nearest to where a removed element stood. */
export function focusNearest(line: readonly Element[]): void {
  for (const place of line)
    if (place.isConnected)
      for (const element of place.querySelectorAll<HTMLElement>(focusable)) {
        element.focus()
        if (element.matches(':focus')) return
      }
}
