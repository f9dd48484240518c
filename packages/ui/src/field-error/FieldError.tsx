import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { circleAlertIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { useAfterRelease } from './useAfterRelease'

export interface FieldErrorProps {
  /** Names the message: the field that is wrong has `aria-invalid`, and this in its `aria-describedby`. */
  id: string
  /** What is wrong. Without it there is nothing. */
  message?: string | undefined
}

/** What is wrong with a field, under it: an icon and a sentence. Its part is `message`. */
export function FieldError({ id, message }: FieldErrorProps) {
  const element = useStyles<HTMLDivElement>(fieldStyles)
  const shown = useAfterRelease(message)
  if (!shown) return null
  return (
    <div ref={element} id={id} className="eb-field-error" part="message">
      <Icon path={circleAlertIcon} />
      <span>{shown}</span>
    </div>
  )
}
