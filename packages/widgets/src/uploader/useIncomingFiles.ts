import { useFileDrop } from '@ebkit/ui/drop-zone'
import { type RefObject, useState } from 'react'
import { takeDropped } from '../uploads/dropped'
import type { UploadText } from '../uploads/strings'
import { usePaste } from '../uploads/usePaste'
import type { UploaderProps } from './props'

type Dropped = ReturnType<typeof takeDropped>

export interface IncomingFilesOptions {
  /** The latest props. */
  latest: RefObject<UploaderProps>
  text: UploadText
  /** Files are not accepted: disabled, or the maximum is reached. */
  isClosed: boolean
  /** Uploads the files that the page has not refused. */
  onTaken(files: Dropped): void
}

/** Adds chosen, dropped or pasted files; without a folder none is added, and a message says so. */
export function useIncomingFiles({ latest, text, isClosed, onTaken }: IncomingFilesOptions) {
  const [hasNoFolder, setNoFolder] = useState(false)
  const hasFolder = () => {
    const { folder = 'common/', directory, target } = latest.current
    const has = !!(folder || directory || target)
    setNoFolder(!has)
    return has
  }
  const add = (dropped: Dropped) => {
    const chosen = dropped.filter((one) => one instanceof File)
    if (dropped.length === 0 || !hasFolder()) return
    const taken = latest.current.onBeforeUpload?.({ files: chosen })
    // Widgets that refuse several files also refuse folders.
    if (taken !== false) onTaken(Array.isArray(taken) ? taken : dropped)
  }
  const drop = useFileDrop({ isOff: isClosed, onDrop: (data) => add(takeDropped(data)) })
  const paste = usePaste(isClosed, text('pasted'), add)
  return { hasNoFolder, hasFolder, add, drop, paste }
}
