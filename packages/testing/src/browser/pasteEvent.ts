/** What pasting sends. Firefox makes no event with a clipboard that a script has filled: the property is set. */
export function pasteEvent(data: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: data })
  return event
}
