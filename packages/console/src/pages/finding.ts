import { createContext } from 'react'

/** Opens the palette (Ctrl+K), for the message that a page does not exist; undefined where there is no palette. */
export const FindContext = createContext<(() => void) | undefined>(undefined)
