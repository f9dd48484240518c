import { useContext } from 'react'
import { pagesIn } from '../menu/readMenu'
import { MenuContext } from '../pages/trail'

/** Whether a page is in the user's menu, so that its rows may be requested. */
export function useSeesPage(address: string): boolean {
  return pagesIn(useContext(MenuContext)).some((page) => page.address === address)
}
