import { useState } from 'react'
import type { UploadedEntry } from '../uploader'

/** Images that are cropped one after another. */
export type CropQueue = { readonly id: number; readonly images: ReadonlyArray<File | UploadedEntry> }

/** The images to crop. Each call of `crop` begins a new queue. */
export function useCropQueue() {
  const [queue, setQueue] = useState<CropQueue>()
  const crop = (images: CropQueue['images']) => {
    if (images.length > 0) setQueue((before) => ({ id: (before?.id ?? 0) + 1, images }))
  }
  return { queue, crop }
}
