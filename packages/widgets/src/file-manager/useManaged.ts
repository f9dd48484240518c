import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { FileListingHandle } from '../files/listing/FileListingProps'

/** The methods of a mounted file manager. */
export interface ManagerHandle {
  focus(): void
  reload(): void
}

/** Provides the methods for focus and reloading. @returns the ref for the listing's handle */
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
