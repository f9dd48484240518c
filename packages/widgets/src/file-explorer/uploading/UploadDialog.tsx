import type { Explorer } from '@ebkit/core'
import { acceptedTypes } from '@ebkit/rules'
import { Button, Icon, ModalBox, uploadIcon, useFileDrop, useStyles } from '@ebkit/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { useStrings } from '../../environment'
import { takeDropped } from '../../uploader/dropped'
import { strings as names } from '../frame/strings'
import type { FileExplorerProps } from '../props'
import type { Verbs } from '../useVerbs'
import { strings } from './strings'
import css from './UploadDialog.css'
import { useUploads } from './useUploads'

export interface UploadDialogProps {
  model: Explorer
  props: FileExplorerProps
  verbs: Verbs
  /** What is on its way. */
  children: ReactNode
}

/**
 * Chooses files for the open folder, and shows how far they are. It may go: then they stand in the dock.
 *
 * @spec W-EXP-6 W-EXP-25
 */
export function UploadDialog({ model, props, verbs, children }: UploadDialogProps) {
  const { accept } = props
  const text = useStrings(strings)
  const root = useStrings(names)
  const element = useStyles<HTMLDivElement>(css)
  const input = useRef<HTMLInputElement>(null)
  const path = useStore(model.$path)
  const folder = useStore(model.$folder)
  const name = (path.length > 1 ? folder?.name : folder && root(folder.space)) ?? ''
  const isOpen = verbs.asking?.about === 'upload'
  const { isBusy } = useUploads(model)
  const drop = useFileDrop({ isOff: !folder, onDrop: (data) => verbs.drop(takeDropped(data), folder?.id) })
  const close = () => verbs.ask(undefined)
  const title = folder ? text('title', { name }) : text('noFolder')
  return (
    <ModalBox
      open={isOpen}
      size="md"
      label={title}
      heading={title}
      closeLabel={text('close')}
      onClose={close}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button part="cancel" onClick={close}>
            {text(isBusy ? 'behind' : 'cancel')}
          </Button>
          <Button kind="primary" part="ok" busy={isBusy} onClick={close}>
            {text(isBusy ? 'uploading' : 'done')}
          </Button>
        </div>
      )}
    >
      <div ref={element} {...drop.handlers}>
        <div className={`eb-upload-dialog__area${drop.isOver ? ' eb-upload-dialog__area--over' : ''}`}>
          <Icon path={uploadIcon} className="eb-upload-dialog__sign" />
          {text('drop')}
          <Button part="choose" onClick={() => input.current?.click()}>
            {text('choose')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={text('choose')}
          accept={acceptedTypes(accept).join() || undefined}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = '' // the same file can be chosen again
            verbs.upload(
              files.map((file) => ({ file })),
              folder?.id,
            )
          }}
        />
        {children}
      </div>
    </ModalBox>
  )
}
