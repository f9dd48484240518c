/** Synchronously, as a script of a page does. */
export function enter(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
