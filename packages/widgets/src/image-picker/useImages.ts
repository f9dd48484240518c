import { type RefObject, useRef, useState } from 'react'
import { type UploadedEntry, valueOfEntry } from '../uploader'
import { useValue } from '../value/useValue'
import type { ImagePickerProps } from './props'

/** The chosen images: the user's changes, and images added from the library, from an upload or from a crop. */
export function useChosenImages(images: readonly UploadedEntry[], latest: RefObject<ImagePickerProps>) {
  const { current, choose: change } = useValue({
    value: images,
    onChange: (value: readonly UploadedEntry[]) => latest.current.onChange?.({ value: [...value] }),
  })
  const take = (entries: readonly UploadedEntry[]) => {
    const images = current()
    const known = new Set(images.map((one) => valueOfEntry(one)))
    const fresh = entries.filter((one) => !known.has(valueOfEntry(one)))
    if (latest.current.multiple) change([...images, ...fresh])
    else if (entries[0]) change(entries.slice(0, 1))
  }
  return { change, take }
}

/** The images that are being cropped, one after another; each queue has its own number. */
export function useCropQueue() {
  const count = useRef(0)
  const [queue, setQueue] = useState<{ id: number; images: ReadonlyArray<File | UploadedEntry> }>()
  const cropAll = (images: ReadonlyArray<File | UploadedEntry>) => {
    count.current += 1
    if (images.length > 0) setQueue({ id: count.current, images })
  }
  return { queue, cropAll }
}

/** The dialog of the library: it stays mounted until it has closed. */
export function useLibrary(latest: RefObject<ImagePickerProps>) {
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const open = () => {
    if (latest.current.onBeforeOpen?.() === false) return
    setDrawn(true)
    setOpen(true)
  }
  return { isOpen, isDrawn, open, close: () => setOpen(false), closed: () => setDrawn(false) }
}
