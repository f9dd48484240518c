import { type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptStyles, type StyleRoot } from './adoptStyles'
import base from './base.css'

/**
 * Adopts a component's styles into the root its element stands in, be it the page or a shadow root. Of several sheets the
 * later ones win.
 * Returns the ref to put on that element.
 */
export function useStyles<E extends Element>(...sheets: string[]): RefObject<E | null> {
  const element = useRef<E>(null)
  // After every render: the host page may have moved the element into another root since.
  useLayoutEffect(() => styleElement(element.current, ...sheets))
  return element
}

/**
 * The same for components of which a page has hundreds, as a reference that is another one with each rendering:
 * `ref={(element) => styleElement(element, css)}`. It keeps no state.
 */
export function styleElement(element: Element | null, ...sheets: string[]): void {
  const root = element?.getRootNode() as StyleRoot | undefined
  if (!root?.adoptedStyleSheets) return // detached
  adoptStyles(root, base)
  for (const css of sheets) adoptStyles(root, css)
}
