import { createContext, useContext } from 'react'

/**
 * Whether the console has the whole page. In a host page it leaves the title, language, colours and address of that
 * page alone, as far as they are not its own.
 */
export const OwnPageContext = createContext(true)

export const useOwnPage = (): boolean => useContext(OwnPageContext)
