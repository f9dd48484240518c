import { type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptStyles, type StyleRoot } from './adoptStyles'
import base from './base.css'

/**
 * Adopts a component's styles into the root its element stands in, be it the page or a shadow root.
 * Returns the ref to put on that element.
 */
export function useStyles<E extends Element>(css: string): RefObject<E | null> {
  const element = useRef<E>(null)
  // After every render: the host page may have moved the element into another root since.
  useLayoutEffect(() => {
    const root = element.current?.getRootNode() as StyleRoot | undefined
    if (!root?.adoptedStyleSheets) return // detached
    adoptStyles(root, base)
    adoptStyles(root, css)
  })
  return element
}
