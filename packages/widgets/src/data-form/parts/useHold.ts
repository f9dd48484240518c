import { useCallback, useEffect, useRef } from 'react'
import type { ControlProps } from '../Control'

/** Tells the form, for a widget that says what is wrong with itself, until the widget is gone. */
export function useHold({ onHold }: ControlProps) {
  const newest = useRef(onHold)
  newest.current = onHold
  useEffect(() => () => newest.current(), [])
  return useCallback((message?: string) => newest.current(message), [])
}
