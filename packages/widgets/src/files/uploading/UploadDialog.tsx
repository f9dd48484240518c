import type { UploadSource } from '@ebkit/core/uploads'
import { acceptedTypes } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { useFileDrop } from '@ebkit/ui/drop-zone'
import { Icon } from '@ebkit/ui/icon'
import { uploadIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, useRef } from 'react'
import { useStrings } from '../../environment'
import { type Dropped, takeDropped } from '../../uploads/dropped'
import css from './UploadDialog.css'
import { uploadStrings } from './uploadStrings'

export interface UploadDialogProps {
  isOpen: boolean
  /** Title with the target folder. */
  title: string
  /** Types that the file dialog offers. Default: all. */
  accept: string | undefined
  /** Disables dropping. */
  isOff?: boolean | undefined
  /** Text about dropping, before the button. */
  invitation: string
  /** Notes for the user. */
  hint?: string | undefined
  /** Buttons that close the dialog. */
  buttons: () => ReactNode
  onFiles: (files: readonly UploadSource[]) => void
  onDrop: (dropped: Dropped) => void
  onClose: () => void
  /** The running uploads. */
  children: ReactNode
}

/** Chooses files to upload, and shows their progress. */
export function UploadDialog(props: UploadDialogProps) {
  const { isOpen, title, accept, invitation, hint, buttons, onFiles, onDrop, onClose, children } = props
  const text = useStrings(uploadStrings)
  const element = useStyles<HTMLDivElement>(css)
  const input = useRef<HTMLInputElement>(null)
  const drop = useFileDrop({ isOff: !!props.isOff, onDrop: (data) => onDrop(takeDropped(data)) })
  return (
    <ModalBox
      open={isOpen}
      size="md"
      label={title}
      heading={title}
      closeLabel={text('close')}
      onClose={onClose}
      footer={() => <div className="eb-modal-box__foot">{buttons()}</div>}
    >
      <div ref={element} {...drop.handlers}>
        <div className={`eb-upload-dialog__area${drop.isOver ? ' eb-upload-dialog__area--over' : ''}`}>
          <Icon path={uploadIcon} className="eb-upload-dialog__sign" />
          {invitation}
          <Button part="choose" onClick={() => input.current?.click()}>
            {text('chooseFiles')}
          </Button>
          {hint && <p className="eb-upload-dialog__hint">{hint}</p>}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={text('chooseFiles')}
          accept={acceptedTypes(accept).join() || undefined}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = '' // the same file can be chosen again
            onFiles(files.map((file) => ({ file })))
          }}
        />
        {children}
      </div>
    </ModalBox>
  )
}
