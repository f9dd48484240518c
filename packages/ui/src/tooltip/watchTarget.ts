import type { Holding } from './holding'

/**
 * Follows pointer and focus on what a tooltip belongs to. Listens around it and never on it: it may come later than
 * the tooltip, or be drawn anew.
 *
 * @param place everything that matters happens inside
 * @param isOurs whether something is what the tooltip belongs to, or the tooltip itself
 * @returns what ends it
 */
export function watchTarget(
  place: EventTarget,
  isOurs: (node: Node) => boolean,
  { hold, release }: Holding,
): () => void {
  const end = new AbortController()
  /** Focus that a press brings along: the pointer says how long it is shown. */
  let isPressed = false
  const on = <Type extends Event>(type: string, handle: (event: Type) => void) =>
    place.addEventListener(type, (event) => handle(event as Type), { capture: true, signal: end.signal })
  const isInside = ({ target }: Event) => isOurs(target as Node)
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

  on<PointerEvent>('pointerover', (event) => !isTouch(event) && isInside(event) && hold('pointer'))
  on<PointerEvent>('pointerout', (event) => {
    const next = event.relatedTarget as Node | null
    if (!isTouch(event) && !(next && isOurs(next))) release('pointer')
  })
  on('pointerdown', () => {
    isPressed = true
  })
  // A finger has tapped: shown until it presses elsewhere. One that rolls the page ends in pointercancel.
  on<PointerEvent>('pointerup', (event) => {
    isPressed = false
    if (isTouch(event) && isInside(event)) hold('pointer')
  })
  on('pointercancel', () => {
    isPressed = false
  })
  on('focusin', (event) => !isPressed && isInside(event) && hold('focus'))
  on('focusout', () => release('focus'))
  return () => end.abort()
}
