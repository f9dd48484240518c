/**
 * Tells of a press in another frame of the page: an editor, or the page around the frame that this is in. No event of it
 * comes here but that the window loses focus. It loses it to other programs, too: that is not told.
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

/** Whether focus is in the page around the frame that this is in, as far as it lets that be seen. */
function isAround(): boolean {
  try {
    return window.top !== window && !document.hasFocus() && Boolean(window.top?.document.hasFocus())
  } catch {
    // The page around is of another origin.
    return false
  }
}
