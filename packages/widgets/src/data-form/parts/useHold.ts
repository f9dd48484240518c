import { useCallback, useEffect, useRef } from 'react'
import type { ControlProps } from '../Control'

/** Reports the problem of a control to the form, until the control is unmounted. */
export function useHold({ path, onHold }: ControlProps) {
  const newest = useRef(onHold)
  newest.current = onHold
  const held = useRef<string>(undefined)
  // A row of a list moves up when one before it is removed: its problem moves with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path
  useEffect(() => {
    const holdHere = newest.current
    if (held.current) holdHere(held.current)
    return () => holdHere()
  }, [path])
  return useCallback((message?: string) => {
    held.current = message
    newest.current(message)
  }, [])
}
