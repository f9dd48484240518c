import { type RefObject, useLayoutEffect, useRef } from 'react'
import { adoptStyles, type StyleRoot } from './adoptStyles'
import { adoptTokens } from './adoptTokens'
import base from './base.css'

/**
 * Adopts a component's styles into the root of its element, document or shadow root, and the tokens into a document. Later sheets
 * win. Returns the ref for that element.
 *
 * @example
 * ```tsx
 * import { useStyles } from '@ebkit/ui/styles'
 *
 * const css = '.room-badge { color: var(--eb-accent-fg); border-radius: var(--eb-radius-2) }'
 *
 * export function RoomBadge({ roomNo }: { roomNo: string }) {
 *   const badge = useStyles<HTMLSpanElement>(css)
 *   return (
 *     <span ref={badge} className="room-badge">
 *       {roomNo}
 *     </span>
 *   )
 * }
 * ```
 */
export function useStyles<E extends Element>(...sheets: string[]): RefObject<E | null> {
  const element = useRef<E>(null)
  // After every render: the host page may have moved the element into another root.
  useLayoutEffect(() => styleElement(element.current, ...sheets))
  return element
}

/**
 * The same without state, for components of which a page has hundreds. Use it as a new ref function in each rendering:
 * `ref={(element) => styleElement(element, css)}`.
 */
export function styleElement(element: Element | null, ...sheets: string[]): void {
  const root = element?.getRootNode() as StyleRoot | undefined
  if (!root?.adoptedStyleSheets) return // detached
  // Shadow roots inherit the tokens of their document; that of an element has adopted them.
  if (root === element?.ownerDocument) adoptTokens(root)
  adoptStyles(root, base)
  for (const css of sheets) adoptStyles(root, css)
}
