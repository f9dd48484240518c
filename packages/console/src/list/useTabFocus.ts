import { useEffect, useRef } from 'react'

/** The row of tabs from which the user is going to another address, which has the same row. */
let left: string | undefined

/**
 * Keeps the focus in a row of tabs that are addresses: at the new address, the chosen tab has it.
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
    /** Call it before the address changes. */
    leave: () => {
      left = name
    },
  }
}
