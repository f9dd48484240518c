/**
 * Detects a press in another frame: an editor in the page, or the parent page of this frame. Such a press sends no
 * event here; the window only loses focus. A loss of focus to another program is ignored.
 */
export function listenToFrames(onPress: () => void, signal: AbortSignal): void {
  // In the next task: Firefox moves the focus after the event.
  const look = () => !signal.aborted && (isInFrame(document) || isAround()) && onPress()
  window.addEventListener('blur', () => setTimeout(look), { signal })
}

/** Whether focus is in a frame of this page. */
function isInFrame(root: DocumentOrShadowRoot): boolean {
  const { activeElement: focused } = root
  if (focused?.shadowRoot) return isInFrame(focused.shadowRoot)
  return focused?.localName === 'iframe' || focused?.localName === 'frame'
}

/** Whether focus is in the parent page of this frame, as far as its origin allows to see. */
function isAround(): boolean {
  try {
    return window.top !== window && !document.hasFocus() && Boolean(window.top?.document.hasFocus())
  } catch {
    // The parent page is of another origin.
    return false
  }
}
