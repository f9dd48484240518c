/** What newer browsers say: the product of CSS `zoom` of an element and of all around it. */
type Zoomed = Element & { readonly currentCSSZoom?: number }

/**
 * By how much CSS `zoom`, of an element and of what is around it, enlarges what its styles say: back-office pages scale
 * themselves by it. A length of `1px` is that many pixels of the window.
 */
export function zoomOf(element: Element): number {
  const { currentCSSZoom } = element as Zoomed
  if (currentCSSZoom !== undefined) return currentCSSZoom
  let zoom = 1
  for (let at: Element | null = element; at; at = around(at)) zoom *= Number(getComputedStyle(at).zoom) || 1
  return zoom
}

/** What an element is drawn in. */
const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/**
 * Whether this browser tells the boxes of zoomed elements in pixels of the window. Chromium before 128 and Safari tell
 * them in those of the element itself.
 */
export const tellsWindowPixels = (): boolean => 'currentCSSZoom' in Element.prototype
