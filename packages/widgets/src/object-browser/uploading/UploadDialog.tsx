import type { ObjectBrowser, UploadSource, Uploads } from '@ebkit/core'
import { acceptedTypes, defaultMaximumSize, formatSize } from '@ebkit/rules'
import { Button, Icon, ModalBox, uploadIcon, useFileDrop, useStyles } from '@ebkit/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { useStrings } from '../../environment'
import { type Dropped, takeDropped } from '../../uploader/dropped'
import type { ObjectBrowserProps } from '../props'
import { strings as names } from '../strings'
import { strings } from './strings'
import css from './UploadDialog.css'

export interface UploadDialogProps {
  isOpen: boolean
  model: ObjectBrowser
  props: ObjectBrowserProps
  uploads: Uploads
  add: (files: readonly UploadSource[]) => void
  onDrop: (dropped: Dropped) => void
  onClose: () => void
  /** What is on its way. */
  children: ReactNode
}

/**
 * Chooses files for the open folder, and shows how far they are. It may be closed: then they stand below the files.
 *
 * @spec W-FMA-5
 */
export function UploadDialog(given: UploadDialogProps) {
  const { isOpen, model, props, uploads, add, onDrop, onClose, children } = given
  const { accept, maxSize = defaultMaximumSize } = props
  const text = useStrings(strings)
  const root = useStrings(names)
  const element = useStyles<HTMLDivElement>(css)
  const input = useRef<HTMLInputElement>(null)
  const { space, folder } = useStore(model.$place)
  const isBusy = useStore(uploads.$busy)
  const drop = useFileDrop({ isOff: false, onDrop: (data) => onDrop(takeDropped(data)) })
  const title = text('uploadTo', { name: folder.split('/').at(-2) || root(space) })
  const size = maxSize > 0 && formatSize(maxSize).replace('.00', '')
  return (
    <ModalBox
      open={isOpen}
      size="md"
      label={title}
      heading={title}
      closeLabel={text('close')}
      onClose={onClose}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button kind="primary" part="ok" onClick={onClose}>
            {text(isBusy ? 'behind' : 'done')}
          </Button>
        </div>
      )}
    >
      <div ref={element} {...drop.handlers}>
        <div className={`eb-objects__drop${drop.isOver ? ' eb-objects__drop--over' : ''}`}>
          <Icon path={uploadIcon} />
          {text('drop')}
          <Button part="choose" onClick={() => input.current?.click()}>
            {text('choose')}
          </Button>
          <p className="eb-objects__hint">{size ? text('limit', { size }) : text('renamed')}</p>
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
            add(files.map((file) => ({ file })))
          }}
        />
        {children}
      </div>
    </ModalBox>
  )
}
