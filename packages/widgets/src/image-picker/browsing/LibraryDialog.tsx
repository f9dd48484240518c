import type { FileManagerDriver } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useStrings } from '../../environment'
import explorerCss from '../../file-manager/FileManager.css'
import { FilesDialog } from '../../file-manager/modal/FilesDialog'
import { openingFolders } from '../../file-manager/modal/openingFolders'
import type { FileListingHandle } from '../../files/listing/FileListingProps'
import { useStore } from '../../store/useStore'
import type { UploadedEntry } from '../../uploader'
import { checkImages } from '../checkImages'
import { cropRatio } from '../cropRatio'
import { useProblemText } from '../problemText'
import type { ImagePickerProps } from '../props'
import css from './Browsing.css'
import { PublishDialog } from './PublishDialog'
import { strings as publishStrings } from './publishStrings'
import { RemoveTwice } from './RemoveTwice'
import { imageOf } from './settings'
import { strings } from './strings'
import { usePublishing } from './usePublishing'

/** The library while it is open or closes. */
export interface BrowsingProps {
  props: ImagePickerProps
  open: boolean
  onClose: () => void
  onChosen: (images: UploadedEntry[]) => void
  onClosed: () => void
}

interface LibraryDialogProps<Model> extends BrowsingProps {
  model: Model
  /** Images that can be chosen at once. */
  max: number | undefined
  /** Renders the file manager, in which a click opens folders, with the action of a double click on a file. */
  children: (
    shown: Model,
    files: RefObject<FileListingHandle | null>,
    onPick: (file: FileEntry) => void,
  ) => ReactNode
}

/** The image library in a dialog. Images that cannot be used are named there, and it stays open. */
export function LibraryDialog<Model extends FileManagerDriver>(given: LibraryDialogProps<Model>) {
  const { props, open, model, max, children, onClose, onChosen, onClosed } = given
  const single = !props.multiple
  const text = useStrings(strings)
  const publishText = useStrings(publishStrings)
  const problemText = useProblemText()
  const files = useRef<FileListingHandle>(null)
  const shown = useMemo(() => openingFolders(model), [model])
  const ids = useStore(model.selection.$ids)
  // Both apply only to the current choice.
  const [armed, setArmed] = useState<unknown>()
  const [alert, setAlert] = useState<{ lines: string[]; ids: unknown }>()
  const isArmed = armed === ids
  const publishing = usePublishing(publishText('failed'))
  const isCropped = !!cropRatio(props.crop)
  const explorer = useStyles<HTMLElement>(explorerCss)
  const foot = useStyles<HTMLSpanElement>(css)

  const confirm = (chosen: readonly FileEntry[]) => {
    const { taken, refused } = checkImages(chosen, props, max ?? Number.POSITIVE_INFINITY)
    if (refused.length === 0) {
      const isForAll = props.visibility !== 'private'
      if (isForAll && taken.some(({ isPrivate }) => isPrivate)) return publishing.ask(taken)
      return onChosen(taken.map(imageOf))
    }
    const lines = refused.map(({ image, problem }) => {
      const { name, size = 0 } = image
      const message = problemText(problem, props)
      props.onRefuse?.({ name, size, code: problem, message })
      return text('refused', { name, reason: message })
    })
    setAlert({ lines: [...new Set(lines)], ids: model.selection.$ids.get() })
  }
  const publish = async () => {
    const images = isCropped ? publishing.chosen?.map(imageOf) : await publishing.publish()
    if (!images) return
    publishing.cancel()
    onChosen(images)
  }
  // Newer than the last rendering.
  const chosen = () => [...model.selection.$ids.get()].flatMap((id) => model.entryOf(id) ?? [])
  const again = text('again', { count: ids.size })
  return (
    <FilesDialog
      isPicking
      open={open}
      heading={props.heading || text('heading')}
      onClose={onClose}
      onClosed={onClosed}
      foot={
        <footer ref={explorer} className="eb-files-dialog__foot">
          {alert?.ids === ids && (
            <div className="eb-image-library__alert" role="alert">
              {alert.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
          <span ref={foot} className="eb-image-library__chosen" role="status">
            {ids.size > 0 && (isArmed ? again : text('chosen', { count: ids.size }))}
          </span>
          {ids.size > 0 && (
            <RemoveTwice
              label={isArmed ? again : text('remove')}
              isArmed={isArmed}
              onArmed={(isOn) => setArmed(isOn ? ids : undefined)}
              onRemove={() => void model.remove([...ids])}
            />
          )}
          {!single && max && <span className="eb-files-dialog__most">{text('most', { limit: max })}</span>}
          <Button part="cancel" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button part="confirm" kind="primary" onClick={() => confirm(chosen())}>
            {text('confirm')}
          </Button>
        </footer>
      }
    >
      {children(shown, files, (file) => {
        if (single) confirm([file])
        else model.selection.toggle(file.id)
      })}
      <PublishDialog publishing={publishing} isCropped={isCropped} onConfirm={() => void publish()} />
    </FilesDialog>
  )
}
