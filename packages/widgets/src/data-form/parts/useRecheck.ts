import { useEffect, useRef } from 'react'
import type { ControlProps } from '../Control'

interface Rechecking {
  recheck(): Promise<unknown>
}

/** The handle of a picker that checks its rows once more before the form is saved. */
export function useRecheck<Handle extends Rechecking>({ onCheck, disabled }: ControlProps) {
  const handle = useRef<Handle>(null)
  const newest = useRef({ onCheck, disabled })
  newest.current = { onCheck, disabled }
  useEffect(() => {
    const check = async () => newest.current.disabled || handle.current?.recheck()
    newest.current.onCheck(check)
    return () => newest.current.onCheck()
  }, [])
  return handle
}
