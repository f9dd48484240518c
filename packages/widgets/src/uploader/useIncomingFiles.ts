import { useFileDrop } from '@ebkit/ui/drop-zone'
import { type RefObject, useState } from 'react'
import { takeDropped } from '../uploads/dropped'
import type { Text } from '../uploads/strings'
import { usePaste } from '../uploads/usePaste'
import type { UploaderProps } from './props'

type Dropped = ReturnType<typeof takeDropped>

export interface IncomingFilesOptions {
  /** The newest props. */
  latest: RefObject<UploaderProps>
  text: Text
  /** Nothing is taken: switched off, or no file more may come. */
  isClosed: boolean
  /** Uploads what the page has not refused. */
  onTaken(files: Dropped): void
}

/** Files that are chosen, dropped or pasted; none is taken without a folder, which is said. */
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
