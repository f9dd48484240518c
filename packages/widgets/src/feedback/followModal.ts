/**
 * Keeps an element of ours inside the modal dialog that is open, of the page or of an element: everything outside of it
 * is inert, and so neither reached by keyboard nor told by screen readers. Afterwards it goes back to the page.
 *
 * @returns what ends it
 */
export function followModal(element: HTMLElement): () => void {
  const move = () => {
    const parent = element.parentNode
    const place = openModal() ?? document.documentElement
    if (!parent || place === parent) return
    parent.removeEventListener('close', moveSoon)
    // In a dialog that goes away it would go away with it.
    place.addEventListener('close', moveSoon)
    place.append(element)
  }
  // Not amidst somebody's rendering: the element renders at once in its new place.
  const moveSoon = () => queueMicrotask(move)
  // In no layout, neither of the page nor of a dialog; above a page without top layer as `--eb-z-fallback` is.
  element.style.cssText = 'position:fixed;z-index:2147483000'
  moveSoon()
  // A modal dialog that opens takes focus in, one that closes gives it back.
  window.addEventListener('focusin', moveSoon, true)
  return () => {
    window.removeEventListener('focusin', moveSoon, true)
    element.parentNode?.removeEventListener('close', moveSoon)
  }
}

/** The modal dialog that has the focus: the browser keeps it in the topmost. */
function openModal(): Element | undefined {
  let node: Node | null = document.activeElement
  while ((node as Element | null)?.shadowRoot?.activeElement)
    node = (node as Element).shadowRoot?.activeElement as Element
  for (; node; node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host)
    if ((node as Element).localName === 'dialog' && (node as Element).matches(':modal'))
      return node as Element
  return undefined
}
