import type { Holding } from './holding'

/**
 * Follows pointer and focus on a tooltip's anchor. Listens on an ancestor, because the anchor may appear later or be
 * rendered again.
 *
 * @param place contains the anchor and the tooltip
 * @param isOurs whether an element is the anchor or the tooltip
 * @returns a function that ends it
 */
export function watchTarget(
  place: EventTarget,
  isOurs: (node: Node) => boolean,
  { hold, release }: Holding,
): () => void {
  const end = new AbortController()
  /** Focus caused by a press: then the pointer determines how long it is shown. */
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
  // A tap: shown until a press elsewhere. A finger that scrolls the page ends in pointercancel.
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
