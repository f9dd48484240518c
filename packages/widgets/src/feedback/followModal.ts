/**
 * Keeps an element of ours inside the open modal dialog, of the page or of an element: everything outside of it is
 * inert, so it can neither be reached by keyboard nor be announced. Afterwards it is moved back to the page.
 * @returns what ends it
 */
export function followModal(element: HTMLElement): () => void {
  const move = () => {
    const parent = element.parentNode
    const place = openModal() ?? document.documentElement
    if (!parent || place === parent) return
    parent.removeEventListener('close', moveSoon)
    // In a dialog that is removed it would be removed too.
    place.addEventListener('close', moveSoon)
    place.append(element)
  }
  // Not during a rendering: the element renders at once in its new position.
  const moveSoon = () => queueMicrotask(move)
  // Without layout, in the page and in a dialog; on a page without top layer above it, like `--eb-z-fallback`.
  element.style.cssText = 'position:fixed;z-index:2147483000'
  moveSoon()
  // A modal dialog that opens takes focus, one that closes returns it.
  window.addEventListener('focusin', moveSoon, true)
  return () => {
    window.removeEventListener('focusin', moveSoon, true)
    element.parentNode?.removeEventListener('close', moveSoon)
  }
}

/** The modal dialog with the focus: the browser keeps it in the topmost one. */
function openModal(): Element | undefined {
  let node: Node | null = document.activeElement
  while ((node as Element | null)?.shadowRoot?.activeElement)
    node = (node as Element).shadowRoot?.activeElement as Element
  for (; node; node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host)
    if ((node as Element).localName === 'dialog' && (node as Element).matches(':modal'))
      return node as Element
  return undefined
}
