import { visualBox } from '../zoom'

/** Where a context menu opens: where the event is, which browsers place at what has focus when a key asked for it. */
export function pointOf(event: { clientX: number; clientY: number; currentTarget: Element }) {
  const { clientX, clientY, currentTarget } = event
  if (clientX || clientY) return { x: clientX, y: clientY }
  // Some that a script sends have no place.
  const { left, top } = visualBox(currentTarget)
  return { x: left + 16, y: top + 16 }
}
