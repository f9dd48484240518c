import { Dialog, useStyles } from '@ebkit/ui'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import css from './FilesDialog.css'
import { modalStrings } from './modalStrings'

interface FilesDialogProps {
  open: boolean
  heading: string
  onClose: () => void
  onClosed: () => void
  children: ReactNode
  foot?: ReactNode
}

/** The dialog around a file manager. */
export function FilesDialog({ open, heading, onClose, onClosed, children, foot }: FilesDialogProps) {
  const text = useStrings(modalStrings)
  const element = useStyles<HTMLDivElement>(css)
  return (
    <Dialog open={open} label={heading} closeLabel={text('close')} onClose={onClose} onClosed={onClosed}>
      <div ref={element} className="eb-files-dialog">
        <h2 className="eb-files-dialog__heading">{heading}</h2>
        <div className="eb-files-dialog__body">{children}</div>
        {foot}
      </div>
    </Dialog>
  )
}
