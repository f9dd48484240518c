import type { RefObject } from 'react'
import { Panel } from '../explorer/Panel'
import type { FileExplorerProps } from '../explorer/props'
import { useExplorer } from '../explorer/useExplorer'
import { FileManager } from '../file-manager/FileManager'
import { type ManagerHandle, useManaged } from '../file-manager/useManaged'
import { laterPart } from '../later/laterPart'

const later = laterPart(() => import('./modal/modal'))

/**
 * Folders and files of a store: in the page, or as a dialog.
 *
 * @spec W-EXP-1 W-EXP-11 W-AUTH-4
 * @example
 * ```tsx
 * import { FileExplorer } from '@ebkit/widgets/file-explorer'
 *
 * export function Files() {
 *   return <FileExplorer max={3} onSelect={({ selection }) => console.log(selection)} />
 * }
 * ```
 */
export function FileExplorer(props: FileExplorerProps) {
  return <FileManager {...{ props, later, Manager }} inPage="eb-file-explorer" />
}

interface ManagerProps {
  props: FileExplorerProps
  handle: RefObject<ManagerHandle | null>
}

/** An explorer with its own model, which follows the page's properties. */
function Manager({ props, handle }: ManagerProps) {
  const model = useExplorer(props)
  return <Panel model={model} props={props} files={useManaged(model, handle)} />
}
