import { isPointAt, type Place } from '../zoom'
import { listenToFrames } from './listenToFrames'

/**
 * While something floats: keeps it placed, whatever rolls, moves or changes size around it, and tells of the key Esc
 * and of a press outside all of `places`. Returns what ends it.
 */
export function listenWhileOpen(
  places: () => Place[],
  place: () => void,
  onClose: (reason: 'escape' | 'outside') => void,
): () => void {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  // Each frame: rolling inside somebody's shadow root sends the page no event.
  let frame = requestAnimationFrame(function follow() {
    place()
    frame = requestAnimationFrame(follow)
  })
  window.addEventListener(
    'keydown',
    (event) => {
      // Esc of a composition (IME) is the composition's.
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229) return
      event.preventDefault() // nor does a dialog around it close
      event.stopImmediatePropagation()
      onClose('escape')
    },
    options,
  )
  // By place, not by target: a closed shadow root around it hides what was pressed.
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
