import { createContext } from 'react'

/** Opens what finds pages (Ctrl+K), for pages that say that they are not there; undefined where nothing does. */
export const FindContext = createContext<(() => void) | undefined>(undefined)
