import { isPointAt, type Place } from '../zoom'
import { listenToFrames } from './listenToFrames'

/**
 * Keeps an open floating box positioned when anything scrolls, moves or changes size, and reports the key Esc and
 * presses outside all of `places`. Returns a function that ends it.
 */
export function listenWhileOpen(
  places: () => Place[],
  place: () => void,
  onClose: (reason: 'escape' | 'outside') => void,
): () => void {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  // Each frame: scrolling inside a foreign shadow root sends the page no event.
  let frame = requestAnimationFrame(function follow() {
    place()
    frame = requestAnimationFrame(follow)
  })
  window.addEventListener(
    'keydown',
    (event) => {
      // Esc of a composition (IME) belongs to the composition.
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
      event.preventDefault() // an enclosing dialog must not close either
      event.stopImmediatePropagation()
      onClose('escape')
    },
    options,
  )
  // By coordinates, not by target: a closed shadow root hides the pressed element.
  window.addEventListener(
    'pointerdown',
    (event) => places().some((each) => isPointAt(each, event)) || onClose('outside'),
    options,
  )
  listenToFrames(() => onClose('outside'), end.signal)
  return () => {
    cancelAnimationFrame(frame)
    end.abort()
  }
}
