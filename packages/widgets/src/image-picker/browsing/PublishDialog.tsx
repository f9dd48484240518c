import { Button } from '@ebkit/ui/button'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useId } from 'react'
import { useStrings } from '../../environment'
import { useLast } from '../../files/dialogs/useLast'
import { strings } from './publishStrings'
import type { Publishing } from './usePublishing'

interface PublishDialogProps {
  publishing: Publishing
  /** They are cropped before they are added: the crop is public, and nothing is copied. */
  isCropped: boolean
  onConfirm: () => void
}

/** Asks before an image that only its user can see becomes public. */
export function PublishDialog({ publishing, isCropped, onConfirm }: PublishDialogProps) {
  const { asked, busy, error, cancel } = publishing
  const text = useStrings(strings)
  const id = useId()
  const entries = useLast(asked) ?? []
  const params = { name: entries[0]?.name ?? '', count: entries.length }
  const which = entries.length > 1 ? 'several' : 'one'
  const heading = text(isCropped ? 'cropQuestion' : 'question')
  return (
    <ModalBox
      open={!!asked}
      size="sm"
      role="alertdialog"
      focus="cancel"
      label={heading}
      heading={heading}
      closeLabel={text('cancel')}
      onClose={cancel}
      footer={() => (
        <div className="eb-modal-box__foot">
          <Button part="cancel" onClick={cancel}>
            {text('cancel')}
          </Button>
          <Button part="publish" kind="primary" busy={busy} onClick={onConfirm}>
            {text(isCropped ? 'crop' : 'copy')}
          </Button>
        </div>
      )}
    >
      <p>{text(which, params)}</p>
      <p>{text(isCropped ? 'cropNote' : 'note')}</p>
      <FieldError id={id} message={error} />
    </ModalBox>
  )
}
