import { useEffect, useState } from 'react'

type Parts = Partial<typeof import('./Panel')> | { Panel: null }

/** Fetches the panel ahead of time. */
export const loadPanel = () => import('./Panel')

/**
 * The panel: loaded when it is opened for the first time. It appears after the box around it is on the screen, so that
 * focus can go into it. Null where it could not be loaded.
 */
export function usePanel(isOpen: boolean) {
  const [parts, setParts] = useState<Parts>({})
  useEffect(() => {
    let isWanted = isOpen
    const take = (loaded: Parts) => isWanted && setParts(loaded)
    if (isOpen) loadPanel().then(take, () => take({ Panel: null }))
    return () => {
      isWanted = false
      setParts({})
    }
  }, [isOpen])
  return parts.Panel
}
