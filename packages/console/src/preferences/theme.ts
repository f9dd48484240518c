import { getSession } from '@ebkit/core/session'
import { useState } from 'react'

/** `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark'

const storageKey = 'ebkit.console.theme'

const isTheme = (value: string | undefined): value is Theme =>
  value === 'auto' || value === 'light' || value === 'dark'

/** The theme stored in this browser. */
export function chosenTheme(): Theme {
  const kept = getSession().storage.get(storageKey)
  return isTheme(kept) ? kept : 'auto'
}

/** Sets the theme of the page: an attribute that all colours depend on. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The theme, and a function that changes and stores it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    getSession().storage.set(storageKey, next)
    applyTheme(next)
    setTheme(next)
  }
  return [theme, choose]
}
