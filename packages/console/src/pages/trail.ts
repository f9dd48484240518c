import { createContext, useContext } from 'react'
import type { MenuApplication } from '../menu/Menu'
import { menuPageAt } from '../menu/menuPageAt'
import { pagesIn } from '../menu/readMenu'

/** The menu, for pages that say where they stand. */
export const MenuContext = createContext<readonly MenuApplication[]>([])

/** The application and group of a page in the menu; of a page that stands in no menu, nothing. */
export function useTrail(path: string): readonly string[] {
  const found = menuPageAt(pagesIn(useContext(MenuContext)), path)
  return found ? [...new Set([found.application.title, found.group.title])].filter(Boolean) : []
}
