import { ModalBox } from '@ebkit/ui/modal-box'
import type { DataFormText } from '../strings'

interface LeavingProps {
  open: boolean
  text: DataFormText
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved changes are discarded. */
export function Leaving({ open, text, onStay, onLeave }: LeavingProps) {
  return (
    <ModalBox
      open={open}
      size="sm"
      tone="danger"
      role="alertdialog"
      focus="cancel"
      label={text('leave')}
      heading={text('leave')}
      okLabel={text('give')}
      cancelLabel={text('stay')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? onLeave() : onStay())}
    >
      {text('leaveDetail')}
    </ModalBox>
  )
}
