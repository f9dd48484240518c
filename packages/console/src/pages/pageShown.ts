import { createContext, useContext } from 'react'

/** Whether the page is the shown one: dialogs of others would make that inert. */
export const PageShownContext = createContext(true)

export const usePageShown = (): boolean => useContext(PageShownContext)
