/** A key event of the browser or of React, whose own event has no `isComposing`. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
}

/** Whether a key belongs to a composition (IME), including the key that ends it; handlers must ignore it. */
export const isComposing = (event: KeyLike): boolean =>
  event.keyCode === 229 || !!(event.nativeEvent ?? event).isComposing
