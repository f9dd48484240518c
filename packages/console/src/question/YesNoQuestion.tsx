import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { questionStrings } from './strings'

export interface YesNoQuestionProps {
  isOpen: boolean
  /** The text of the question. */
  question: string
  /** The verb on the button that confirms. */
  yes: string
  /** Default: cancel. */
  no?: string
  /** The action is destructive: shows an icon and a red button. */
  isDanger?: boolean
  /** What the action affects. */
  children?: ReactNode
  /** Esc and × mean no. */
  onAnswer(isYes: boolean): void
}

/** Asks before an action. The answer that changes nothing has the focus. */
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
