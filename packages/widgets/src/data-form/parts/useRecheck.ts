import { useEffect, useRef } from 'react'
import type { ControlProps } from '../Control'

interface Rechecking {
  recheck(): Promise<unknown>
}

/** The handle of a picker that checks its rows once more before the form is saved. */
export function useRecheck<Handle extends Rechecking>({ path, onCheck, disabled }: ControlProps) {
  const handle = useRef<Handle>(null)
  const newest = useRef({ onCheck, disabled })
  newest.current = { onCheck, disabled }
  // A row of a list moves up when one before it is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path
  useEffect(() => {
    const { onCheck: checkHere } = newest.current
    checkHere(async () => newest.current.disabled || handle.current?.recheck())
    return () => checkHere()
  }, [path])
  return handle
}
