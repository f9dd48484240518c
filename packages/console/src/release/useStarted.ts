import { useEffect, useState } from 'react'
import { useOwnPage } from '../embedding/ownPage'
import type { OpenPagesModel } from '../pages/openPages'
import { windowRelease } from './windowRelease'

/**
 * Makes the open pages follow the address while the console is mounted.
 *
 * @returns whether the window was reloaded for a new release, with the same pages open
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
