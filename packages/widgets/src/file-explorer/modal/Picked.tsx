import type { FileEntry } from '@ebkit/core/files'
import { useRef } from 'react'
import { Panel } from '../../explorer/Panel'
import type { FileExplorerProps } from '../../explorer/props'
import { useExplorer } from '../../explorer/useExplorer'
import { PickedFiles } from '../../file-manager/modal/PickedFiles'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import type { ExplorerOpening, ExplorerPicking } from './ExplorerOpening'

interface PickedProps {
  props: FileExplorerProps
  opening: ExplorerOpening
  picking: ExplorerPicking
}

/** A dialog that chooses files for the page. */
export function Picked({ props, opening, picking }: PickedProps) {
  const { app, scene, maxSize, maxNameLength, nameCheck, pageSize, view, sort, onError } = props
  const own = { app, scene, maxSize, maxNameLength, nameCheck, pageSize, view, sort, onError }
  const { selection, folderId = props.folderId, ...choice } = picking.options
  const { accept = props.accept, max = props.max, single = props.single, heading } = choice
  const settings: FileExplorerProps = {
    ...own,
    ...{ private: props.private, accept, max, single, folderId },
    selection: useRef(selection?.map((id) => ({ id }))).current,
  }
  const files = useRef<FileListingHandle>(null)
  const model = useExplorer(settings, isFile, true)
  return (
    <PickedFiles {...{ model, heading, opening, single }} most={max} onChosen={opening.confirm}>
      {(shown, onPick) => <Panel model={shown} props={settings} files={files} onPick={onPick} />}
    </PickedFiles>
  )
}

/** Folders can be opened but not chosen. */
const isFile = ({ isFolder }: FileEntry) => !isFolder
