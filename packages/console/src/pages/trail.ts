import { createContext, useContext } from 'react'
import type { MenuApplication } from '../menu/Menu'
import { menuPageAt } from '../menu/menuPageAt'
import { pagesIn } from '../menu/readMenu'

/** The menu, for pages that show their place in it. */
export const MenuContext = createContext<readonly MenuApplication[]>([])

/** The application and group of a page in the menu; empty for a page that is not in the menu. */
export function useTrail(path: string): readonly string[] {
  const found = menuPageAt(pagesIn(useContext(MenuContext)), path)
  return found ? [...new Set([found.application.title, found.group.title])].filter(Boolean) : []
}
