/** Writes as the browser does: frameworks that wrap `value` see it. */
export function write(input: HTMLInputElement, text: string, isComposing: boolean) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }))
}
