import { visualBox } from '../zoom'

/** Where a context menu opens: at the event, which browsers place at the focused element if a key caused it. */
export function pointOf(event: { clientX: number; clientY: number; currentTarget: Element }) {
  const { clientX, clientY, currentTarget } = event
  if (clientX || clientY) return { x: clientX, y: clientY }
  // Events that a script sends may have no position.
  const { left, top } = visualBox(currentTarget)
  return { x: left + 16, y: top + 16 }
}
