/** A paste event. In Firefox scripts cannot construct one with a filled clipboard, so the property is set. */
export function pasteEvent(data: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true })
  Object.defineProperty(event, 'clipboardData', { value: data })
  return event
}
