import { useEffect, useRef } from 'react'

/** Reads the page's rows again once a list over it has been closed, in which they may have been changed. */
export function useAfterDialog(dialog: string | undefined, reload: () => void): void {
  const before = useRef(dialog)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens or closes
  useEffect(() => {
    if (before.current !== undefined && dialog === undefined) reload()
    before.current = dialog
  }, [dialog])
}
