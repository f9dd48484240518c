import { useContext } from 'react'
import { pagesIn } from '../menu/readMenu'
import { MenuContext } from '../pages/trail'

/** Whether a page stands in the user's menu: its rows may be asked for. */
export function useSeesPage(address: string): boolean {
  return pagesIn(useContext(MenuContext)).some((page) => page.address === address)
}
