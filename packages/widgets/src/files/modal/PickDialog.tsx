import { Button } from '@ebkit/ui/button'
import type { ReactNode } from 'react'
import { useStrings } from '../../environment'
import { FilesDialog } from './FilesDialog'
import { modalStrings } from './modalStrings'

interface PickDialogProps {
  /** Default 选择文件. */
  heading: string | undefined
  opening: { isOpen: boolean; hide(): void; onClosed(): void }
  /** How many are chosen. */
  count: number
  /** How many can be chosen. Default: that is not said. */
  most?: number | undefined
  onConfirm: () => void
  children: ReactNode
}

/** A dialog in which files are chosen for the page. */
export function PickDialog({ heading, opening, count, most, onConfirm, children }: PickDialogProps) {
  const text = useStrings(modalStrings)
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
          <Button part="confirm" kind="primary" onClick={onConfirm}>
            {text('confirm')}
          </Button>
        </footer>
      }
    >
      {children}
    </FilesDialog>
  )
}
