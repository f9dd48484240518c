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
  /** Says where to. */
  title: string
  /** Types that are offered. Default: all. */
  accept: string | undefined
  /** Nothing can be dropped. */
  isOff?: boolean | undefined
  /** What can be dropped, before the button. */
  invitation: string
  /** What a person should know first. */
  hint?: string | undefined
  /** Buttons that close it. */
  buttons: () => ReactNode
  onFiles: (files: readonly UploadSource[]) => void
  onDrop: (dropped: Dropped) => void
  onClose: () => void
  /** What is on its way. */
  children: ReactNode
}

/** Chooses files to be uploaded, and shows how far they are. */
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
