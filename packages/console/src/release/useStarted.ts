import { useEffect, useState } from 'react'
import { useOwnPage } from '../embedding/ownPage'
import type { OpenPagesModel } from '../pages/openPages'
import { windowRelease } from './windowRelease'

/**
 * Lets the open pages follow the address while the console is there.
 *
 * @returns whether the window was loaded anew for a new release: the pages that were open are open again
 */
export function useStarted(model: OpenPagesModel): boolean {
  const isOwnPage = useOwnPage()
  const [isRenewed, setRenewed] = useState(false)
  useEffect(() => {
    const stop = model.start()
    if (isOwnPage) setRenewed(windowRelease.restore(model))
    return stop
  }, [isOwnPage, model])
  return isRenewed
}
