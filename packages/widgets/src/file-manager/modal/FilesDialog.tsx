import { Dialog } from '@ebkit/ui/dialog'
import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import css from './FilesDialog.css'
import { modalStrings } from './modalStrings'

interface FilesDialogProps {
  open: boolean
  heading: string
  onClose: () => void
  onClosed: () => void
  /** Files are chosen: folders have no check box. */
  isPicking?: boolean
  children: ReactNode
  foot?: ReactNode
}

/** The dialog around a file manager. */
export function FilesDialog(props: FilesDialogProps) {
  const { open, heading, onClose, onClosed, isPicking, children, foot } = props
  const text = useStrings(modalStrings)
  const element = useStyles<HTMLDivElement>(css)
  return (
    <Dialog open={open} label={heading} closeLabel={text('close')} onClose={onClose} onClosed={onClosed}>
      <div ref={element} className={`eb-files-dialog${isPicking ? ' eb-files-dialog--picking' : ''}`}>
        <h2 className="eb-files-dialog__heading">{heading}</h2>
        <div className="eb-files-dialog__body">{children}</div>
        {foot}
      </div>
    </Dialog>
  )
}
