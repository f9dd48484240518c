import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { questionStrings } from './strings'

export interface YesNoQuestionProps {
  isOpen: boolean
  /** What is asked. */
  question: string
  /** The verb of the button that does it. */
  yes: string
  /** Default: cancel. */
  no?: string
  /** Something is lost by it: an icon, and a red button. */
  isDanger?: boolean
  /** What it touches. */
  children?: ReactNode
  /** Esc and × are no. */
  onAnswer(isYes: boolean): void
}

/** Asks before something is done. The answer that changes nothing has the focus. */
export function YesNoQuestion(props: YesNoQuestionProps) {
  const { isOpen, question, yes, no, isDanger = false, children, onAnswer } = props
  const text = useStrings(questionStrings)
  return (
    <ModalBox
      open={isOpen}
      {...(isDanger && { role: 'alertdialog', tone: 'danger' })}
      size="sm"
      label={question}
      heading={question}
      okLabel={yes}
      cancelLabel={no ?? text('cancel')}
      closeLabel={text('close')}
      focus="cancel"
      onClose={(reason) => onAnswer(reason === 'ok')}
    >
      {children}
    </ModalBox>
  )
}
