import { createContext, useContext } from 'react'

/** Whether the page is the one that is shown: dialogs of others would make the shown one inert. */
export const PageShownContext = createContext(true)

export const usePageShown = (): boolean => useContext(PageShownContext)
