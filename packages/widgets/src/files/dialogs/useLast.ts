import { useRef } from 'react'

/** What was there last, so that a dialog on its way out says what it said. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
