import { ModalBox, type ModalReason } from '@ebkit/ui/modal-box'
import { useState } from 'react'
import { useStrings } from '../environment'
import { strings } from '../opening/dialogStrings'
import type { ModalOptions } from './options'

interface ModalProps {
  options: ModalOptions
  answer: (reason: ModalReason) => void
  onClosed: () => void
}

/** A text modal, open until it is answered. */
export function Modal({ options, answer, onClosed }: ModalProps) {
  const { text, heading, size = 'md', tone, okLabel, cancelLabel, noCancel, backdrop, closeTime } = options
  const own = useStrings(strings)
  const [isOpen, setOpen] = useState(true)
  return (
    <ModalBox
      open={isOpen}
      role="alertdialog"
      label={`${heading} ${text}`}
      heading={heading}
      size={size}
      tone={tone}
      backdrop={backdrop}
      closeTime={closeTime}
      // The safe answer.
      focus={tone === 'danger' && !noCancel ? 'cancel' : 'ok'}
      okLabel={okLabel || own('ok')}
      cancelLabel={noCancel ? '' : cancelLabel || own('cancel')}
      closeLabel={own('close')}
      onClose={(reason) => {
        setOpen(false)
        answer(reason)
      }}
      onClosed={onClosed}
    >
      {text}
    </ModalBox>
  )
}
