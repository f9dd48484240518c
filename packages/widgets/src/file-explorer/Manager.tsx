import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { FileListingHandle } from '../files'
import { Panel } from './Panel'
import type { FileExplorerProps } from './props'
import { useExplorer } from './useExplorer'

/** What can be done with an explorer that stands somewhere. */
export interface ManagerHandle {
  focus(): void
  reload(): void
}

interface ManagerProps {
  props: FileExplorerProps
  handle: RefObject<ManagerHandle | null>
}

/** An explorer with a model of its own, which the page follows. */
export function Manager({ props, handle }: ManagerProps) {
  const files = useRef<FileListingHandle>(null)
  const model = useExplorer(props)
  useImperativeHandle(handle, () => ({
    focus: () => files.current?.focus(),
    reload: () => void model.refresh(),
  }))
  return <Panel model={model} props={props} files={files} />
}
