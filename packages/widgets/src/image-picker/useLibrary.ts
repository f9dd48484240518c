import { type RefObject, useState } from 'react'
import type { ImagePickerProps } from './props'

/** Whether the library's dialog is open, and whether it is still drawn while it closes. */
export function useLibrary(latest: RefObject<ImagePickerProps>) {
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  return {
    isOpen,
    isDrawn,
    /** Opens it, unless the page prevents that. */
    open() {
      if (latest.current.onBeforeOpen?.() === false) return
      setDrawn(true)
      setOpen(true)
    },
    close: () => setOpen(false),
    /** It has closed: it need not be drawn any more. */
    closed: () => setDrawn(false),
  }
}
