/** A key event of the browser or of React, whose own has no `isComposing`. */
interface KeyLike {
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing?: boolean }
}

/** Whether a key belongs to a composition (IME), the one that ends it included: it is not ours. */
export const isComposing = (event: KeyLike): boolean =>
  event.keyCode === 229 || !!(event.nativeEvent ?? event).isComposing
