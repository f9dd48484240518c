import type { RefObject } from 'react'
import { type UploadedEntry, valueOfEntry } from '../uploader'
import { useValue } from '../value/useValue'
import type { ImagePickerProps } from './props'

/** The images of the field. `add` keeps those that are there where several may be, and else takes the first new one. */
export function useImages(images: readonly UploadedEntry[], latest: RefObject<ImagePickerProps>) {
  const { current, choose } = useValue({
    value: images,
    onChange: (value: readonly UploadedEntry[]) => latest.current.onChange?.({ value: [...value] }),
  })
  const add = (entries: readonly UploadedEntry[]) => {
    const known = new Set(current().map((one) => valueOfEntry(one)))
    const fresh = entries.filter((one) => !known.has(valueOfEntry(one)))
    if (latest.current.multiple) choose([...current(), ...fresh])
    else if (entries[0]) choose(entries.slice(0, 1))
  }
  return { change: choose, add }
}
