import type { FileEntry } from '@ebkit/core'
import { Button } from '@ebkit/ui'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useStrings } from '../../environment'
import type { FileListingHandle } from '../../files'
import { Panel } from '../Panel'
import type { FileExplorerProps } from '../props'
import { useExplorer } from '../useExplorer'
import type { Opening, Picking } from '../useOpening'
import { ExplorerDialog } from './ExplorerDialog'
import { strings } from './strings'

interface PickedProps {
  props: FileExplorerProps
  opening: Opening
  picking: Picking
}

/** A dialog in which files are chosen for the page. */
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
  const text = useStrings(strings)
  const files = useRef<FileListingHandle>(null)
  const model = useExplorer(settings, isFile, true)
  const ids = useStore(model.selection.$ids)
  const chosen = () => [...ids].flatMap((id) => model.entryOf(id) ?? [])
  const title = heading || text('pick')
  return (
    <ExplorerDialog
      open={opening.isOpen}
      heading={title}
      onClose={opening.hide}
      onClosed={opening.onClosed}
      foot={
        <footer className="eb-explorer-dialog__foot">
          <span role="status">{ids.size > 0 && text('chosen', { count: ids.size })}</span>
          {!!max && <span className="eb-explorer-dialog__most">{text('most', { limit: max })}</span>}
          <Button part="cancel" onClick={opening.hide}>
            {text('cancel')}
          </Button>
          <Button part="confirm" kind="primary" onClick={() => opening.confirm(chosen())}>
            {text('confirm')}
          </Button>
        </footer>
      }
    >
      <Panel
        model={model}
        props={settings}
        files={files}
        onPick={(file) => {
          if (single) opening.confirm([file])
          else model.selection.toggle(file.id)
        }}
      />
    </ExplorerDialog>
  )
}

/** Folders are gone through, not chosen. */
const isFile = ({ isFolder }: FileEntry) => !isFolder
