import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Pasted } from './createLongPastes'
import { pastedAtOnce } from './Pasting'

/** Handles long texts that are pasted or dropped, before the editor parses them as a whole. */
export function longPasteEvents(begin: (pasted: Pasted) => void) {
  let isShiftHeld = false
  const noteShift = (_: EditorView, event: KeyboardEvent) => {
    isShiftHeld = event.shiftKey
    return false
  }
  return {
    keydown: noteShift,
    keyup: noteShift,
    paste(view: EditorView, event: ClipboardEvent) {
      // During a composition, the browser pastes.
      if (!view.editable || view.composing) return false
      return take(event, event.clipboardData, isShiftHeld, begin)
    },
    drop(view: EditorView, event: DragEvent) {
      if (!view.editable || view.dragging || event.dataTransfer?.files.length) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (!place) return false
      return take(event, event.dataTransfer, false, (pasted) => {
        const { tr } = view.state
        view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(place.pos))))
        begin(pasted)
      })
    },
  }
}

/** Returns whether it was long, and is handled. With Shift, users paste without format. */
function take(
  event: Event,
  data: DataTransfer | null,
  isPlain: boolean,
  begin: (pasted: Pasted) => void,
): boolean {
  if (!data) return false
  const text = data.getData('text/plain')
  const html = isPlain && text ? '' : data.getData('text/html')
  if ((html || text).length <= pastedAtOnce) return false
  event.preventDefault()
  begin({ html, text, files: [...data.files] })
  return true
}
