import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import { FilesDialog } from './FilesDialog'
import { modalStrings } from './modalStrings'

export interface ShownProps {
  open: boolean
  /** Default 文件. */
  heading: string | undefined
  opening: { hide(): void; onClosed(): void }
  children: ReactNode
}

/** A file manager as a dialog. It stays mounted after it was opened once. */
export function Shown({ open, heading, opening, children }: ShownProps) {
  const text = useStrings(modalStrings)
  return (
    <FilesDialog
      open={open}
      heading={heading || text('heading')}
      onClose={opening.hide}
      onClosed={opening.onClosed}
    >
      {children}
    </FilesDialog>
  )
}
