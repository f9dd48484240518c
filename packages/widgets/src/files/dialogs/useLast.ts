import { useRef } from 'react'

/** The last defined value, so that a dialog keeps its text during its closing animation. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
