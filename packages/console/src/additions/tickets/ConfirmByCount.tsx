import { FormField } from '@ebkit/ui/form-field'
import { ModalBox } from '@ebkit/ui/modal-box'
import { TextInput } from '@ebkit/ui/text-input'
import { useStrings } from '@ebkit/widgets/environment'
import { useId, useState } from 'react'
import { previewStrings } from './previewStrings'

export interface ConfirmByCountProps {
  /** Number of changes to confirm. Undefined: the dialog is closed. */
  count: number | undefined
  /** The count above which confirmation is required. */
  many: number
  onAnswer(isYes: boolean): void
}

/** Asks the user to type the number of changes, so that it has been read. */
export function ConfirmByCount({ count, many, onAnswer }: ConfirmByCountProps) {
  const text = useStrings(previewStrings)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const answer = (isYes: boolean) => {
    setTyped('')
    setWrong(false)
    onAnswer(isYes)
  }
  const heading = text('confirm', { count: count ?? 0 })
  return (
    <ModalBox
      open={count !== undefined}
      size="sm"
      label={heading}
      heading={heading}
      okLabel={text('save')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => {
        if (reason !== 'ok') answer(false)
        else if (Number(typed) === count) answer(true)
        else setWrong(true)
      }}
    >
      <p>{text('confirmLead', { many, most: many, count: count ?? 0 })}</p>
      <FormField
        name="count"
        label={text('typed')}
        controlId={id}
        helpId={`${id}-help`}
        message={isWrong ? text('wrong') : undefined}
        messageId={`${id}-message`}
        required
        width="short"
      >
        <TextInput
          id={id}
          label={text('typed')}
          inputMode="numeric"
          value={typed}
          invalid={isWrong}
          describedBy={`${id}-message`}
          onChange={setTyped}
        />
      </FormField>
    </ModalBox>
  )
}
