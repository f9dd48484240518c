import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'react'

/**
 * The value of a store; renders again when it changes. It subscribes during rendering: the library's hook subscribes
 * later, and React resets a text field that is typed into meanwhile to its own state. The browser build uses the
 * short version of scripts/build/trimmed: Preact resets nothing.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const value = store.get()
  const [, show] = useState<unknown>(value)
  useLayoutEffect(() => {
    const check = () => show(store.get())
    check()
    return store.listen(check)
  }, [store])
  return value
}
