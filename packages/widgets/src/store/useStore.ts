import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'react'

/**
 * The value of a store; renders again when it changes. Listens from the moment it is drawn: the library's hook begins to
 * some time after, and React puts a text field that is typed into meanwhile back to what it knows.
 *
 * The browser build takes the short one of scripts/build/trimmed: on Preact nothing is put back.
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
