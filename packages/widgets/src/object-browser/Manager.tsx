import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { FileListingHandle } from '../files'
import { Panel } from './Panel'
import type { ObjectBrowserProps } from './props'
import { useObjectBrowser } from './useObjectBrowser'

/** What can be done with a browser that stands somewhere. */
export interface ManagerHandle {
  focus(): void
  reload(): void
}

interface ManagerProps {
  props: ObjectBrowserProps
  handle: RefObject<ManagerHandle | null>
}

/** A browser with a model of its own, which the page follows. */
export function Manager({ props, handle }: ManagerProps) {
  const files = useRef<FileListingHandle>(null)
  const model = useObjectBrowser(props)
  useImperativeHandle(handle, () => ({
    focus: () => files.current?.focus(),
    reload: () => void model.refresh(),
  }))
  return <Panel model={model} props={props} files={files} />
}
