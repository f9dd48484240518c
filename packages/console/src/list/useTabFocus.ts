import { useEffect, useRef } from 'react'

/** The row of tabs from which somebody is on the way to another address, where it is again. */
let left: string | undefined

/**
 * Keeps the focus in a row of tabs whose tabs are addresses: there the tab that was chosen has it, as the one that was left
 * had.
 *
 * @param name of the row
 */
export function useTabFocus(name: string) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (left !== name) return
    left = undefined
    root.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [name])
  return {
    root,
    /** To be called before the address changes. */
    leave: () => {
      left = name
    },
  }
}
