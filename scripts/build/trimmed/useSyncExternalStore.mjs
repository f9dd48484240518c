import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'

/**
 * React's hook for stores. A render of Preact is never interrupted, so that a value can only change between the render
 * and the subscription.
 */
export function useSyncExternalStore(subscribe, getSnapshot) {
  const value = getSnapshot()
  const [, renderAgain] = useReducer((count) => count + 1, 0)
  const shown = useRef()
  useLayoutEffect(() => {
    shown.current = { value, getSnapshot }
  })
  useEffect(() => {
    const check = () => {
      const { value, getSnapshot } = shown.current
      if (!Object.is(value, getSnapshot())) renderAgain()
    }
    check()
    return subscribe(check)
  }, [subscribe])
  return value
}
