import { useEffect, useReducer } from 'preact/hooks'

/**
 * React's hook for stores; both functions stay the same. A render of Preact is never interrupted, so
 * that a value can only change between the render and the subscription.
 */
export function useSyncExternalStore(subscribe, getSnapshot) {
  const value = getSnapshot()
  const [, show] = useReducer((_, next) => next, value)
  useEffect(() => {
    const check = () => show(getSnapshot())
    check()
    return subscribe(check)
  }, [subscribe, getSnapshot])
  return value
}
