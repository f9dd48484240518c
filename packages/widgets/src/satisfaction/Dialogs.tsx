import { Dialog } from '@ebkit/ui'
import { useRef } from 'react'
import { Notice, type NoticeView } from './Notice'
import { RatingForm } from './RatingForm'
import type { PartProps } from './Satisfaction'

export interface DialogsProps extends PartProps {
  /** Name of the page, as the question has it. */
  pageName: string
  onClosed: () => void
  /** Why it could not be found out who is signed in. */
  identityError: unknown
}

/** What opens: the rating, and what came of it. */
export function Dialogs({ pageName, onClosed, identityError, ...part }: DialogsProps) {
  const { model, text, describe } = part
  const { view, level, error } = part.state
  // On its way out a notice says what it said.
  const last = useRef<NoticeView>('success')
  const isNotice = view !== 'none' && view !== 'rating'
  if (isNotice) last.current = view
  const notice = last.current
  const message = {
    success: text('thanks'),
    failure: describe(error),
    unavailable: identityError ? describe(identityError) : text('signedOut'),
  }[notice]
  const question = text('question', { page: level === 'system' ? text('system') : pageName })
  const closing = { onClose: model.hide, onClosed }
  return (
    <>
      <Dialog open={view === 'rating'} label={question} closeLabel={text('close')} {...closing}>
        <RatingForm {...part} title={question} />
      </Dialog>
      <Dialog open={isNotice} label={`${text(notice)} ${message}`} role="alertdialog" {...closing}>
        <Notice {...part} view={notice} message={message} />
      </Dialog>
    </>
  )
}
