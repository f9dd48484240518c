import { Dialog, useStyles } from '@ebkit/ui'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import css from './modal.css'
import { strings } from './strings'

interface ExplorerDialogProps {
  open: boolean
  heading: string
  onClose: () => void
  onClosed: () => void
  children: ReactNode
  foot?: ReactNode
}

/** The dialog around an explorer. */
export function ExplorerDialog({ open, heading, onClose, onClosed, children, foot }: ExplorerDialogProps) {
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  return (
    <Dialog open={open} label={heading} closeLabel={text('close')} onClose={onClose} onClosed={onClosed}>
      <div ref={element} className="eb-explorer-dialog">
        <h2 className="eb-explorer-dialog__heading">{heading}</h2>
        <div className="eb-explorer-dialog__body">{children}</div>
        {foot}
      </div>
    </Dialog>
  )
}
