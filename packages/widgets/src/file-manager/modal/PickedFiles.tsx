import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { type ReactNode, useMemo } from 'react'
import { useStrings } from '../../environment'
import { useStore } from '../../store/useStore'
import { FilesDialog } from './FilesDialog'
import { modalStrings } from './modalStrings'
import { openingFolders } from './openingFolders'

interface PickedFilesProps<Model> {
  model: Model
  /** Default 选择文件. */
  heading: string | undefined
  opening: { isOpen: boolean; hide(): void; onClosed(): void }
  /** The maximum selection, if it is shown. */
  most: number | undefined
  single: boolean | undefined
  onChosen: (files: FileEntry[]) => void
  /** Renders the file manager, in which a click opens folders, with the action of a double click on a file. */
  children: (model: Model, onPick: (file: FileEntry) => void) => ReactNode
}

/** A dialog that chooses files for the page. */
export function PickedFiles<Model extends FileManagerDriver>(props: PickedFilesProps<Model>) {
  const { model, heading, opening, most, single, onChosen, children } = props
  const text = useStrings(modalStrings)
  const shown = useMemo(() => openingFolders(model), [model])
  const { size: count } = useStore(model.selection.$ids)
  const confirm = () => onChosen([...model.selection.$ids.get()].flatMap((id) => model.entryOf(id) ?? []))
  return (
    <FilesDialog
      open={opening.isOpen}
      isPicking
      heading={heading || text('pick')}
      onClose={opening.hide}
      onClosed={opening.onClosed}
      foot={
        <footer className="eb-files-dialog__foot">
          <span role="status">{count > 0 && text('chosen', { count })}</span>
          {!!most && <span className="eb-files-dialog__most">{text('most', { limit: most })}</span>}
          <Button part="cancel" onClick={opening.hide}>
            {text('cancel')}
          </Button>
          <Button part="confirm" kind="primary" onClick={confirm}>
            {text('confirm')}
          </Button>
        </footer>
      }
    >
      {children(shown, (file) => {
        if (single) onChosen([file])
        else model.selection.toggle(file.id)
      })}
    </FilesDialog>
  )
}
