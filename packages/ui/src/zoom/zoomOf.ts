/** In newer browsers: the product of CSS `zoom` of an element and its ancestors. */
type Zoomed = Element & { readonly currentCSSZoom?: number }

/**
 * The factor by which CSS `zoom` of an element and its ancestors enlarges its styles (back-office pages scale
 * themselves this way). A length of `1px` is this many pixels of the window.
 *
 * @example
 * ```ts
 * import { visualBox, zoomOf } from '@ebkit/ui/zoom'
 *
 * // Puts a box below another one, on pages that scale themselves by CSS `zoom` too.
 * export function placeBelow(box: HTMLElement, anchor: Element) {
 *   const { left, bottom } = visualBox(anchor)
 *   const zoom = zoomOf(box)
 *   box.style.left = `${left / zoom}px`
 *   box.style.top = `${bottom / zoom}px`
 * }
 * ```
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
 * Whether this browser reports boxes of zoomed elements in pixels of the window. Chromium before 128 and Safari report
 * them in the element's own pixels.
 */
export const tellsWindowPixels = (): boolean => 'currentCSSZoom' in Element.prototype
