import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { FileListingHandle } from '../files/listing/FileListingProps'

/** What can be done with a file manager that stands somewhere. */
export interface ManagerHandle {
  focus(): void
  reload(): void
}

/** Hands out focus and reading again; gives the place of the listing's handle. */
export function useManaged(
  model: { refresh(): unknown },
  handle: RefObject<ManagerHandle | null>,
): RefObject<FileListingHandle | null> {
  const files = useRef<FileListingHandle>(null)
  useImperativeHandle(handle, () => ({
    focus: () => files.current?.focus(),
    reload: () => void model.refresh(),
  }))
  return files
}
