import { useCallback, useEffect, useRef } from 'react'
import type { ControlProps } from '../Control'

/** Reports the problem of a control to the form, until the control is unmounted. */
export function useHold({ onHold }: ControlProps) {
  const newest = useRef(onHold)
  newest.current = onHold
  useEffect(() => () => newest.current(), [])
  return useCallback((message?: string) => newest.current(message), [])
}
