import type { GridHandle } from '@ebkit/ui/virtual-grid'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FileListingProps } from './FileListingProps'

/** Returns a function that scrolls to an entry and focuses it; it returns false if the entry is not listed. */
export function useReveal({ entries, selection }: FileListingProps, grid: RefObject<GridHandle | null>) {
  const wanted = useRef<string>(undefined)
  const show = () => {
    const id = wanted.current
    // The entry must be rendered as the current one first.
    if (id === undefined || selection.$lead.get() !== id || !grid.current) return
    wanted.current = undefined
    grid.current.scrollTo(entries.findIndex((entry) => entry.id === id))
    grid.current.focus()
  }
  useLayoutEffect(show)
  return (id: string) => {
    if (!entries.some((entry) => entry.id === id)) return false
    wanted.current = id
    if (selection.$lead.get() === id) show()
    else selection.moveTo(id)
    return true
  }
}
