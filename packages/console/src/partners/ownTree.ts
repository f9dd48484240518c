let count = 0

/**
 * An element in the host page's own tree that is displayed at a place of the console, so that the host's styles and
 * scripts reach it: for a shadow root, a child of its host element, in a slot of its own.
 */
export function ownTree(place: HTMLElement): { content: HTMLElement; remove(): void } {
  const page = place.ownerDocument
  const content = page.createElement('div')
  const root = place.getRootNode()
  if (!(root instanceof ShadowRoot)) {
    place.append(content)
    return { content, remove: () => content.remove() }
  }
  const slot = page.createElement('slot')
  slot.name = `page-${++count}`
  content.slot = slot.name
  place.append(slot)
  root.host.append(content)
  return {
    content,
    remove() {
      slot.remove()
      content.remove()
    },
  }
}
