import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { circleAlertIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { useAfterRelease } from './useAfterRelease'

export interface FieldErrorProps {
  /** Id of the message: the invalid field has `aria-invalid`, and this id in its `aria-describedby`. */
  id: string
  /** The error message. Without it nothing is rendered. */
  message?: string | undefined
}

/**
 * The error of a field, below it: an icon and a sentence. Its part is `message`.
 *
 * @example
 * ```tsx
 * import { FieldError } from '@ebkit/ui/field-error'
 *
 * export const Phone = ({ problem }: { problem?: string }) => (
 *   <>
 *     <input aria-label="Phone" aria-invalid={!!problem} aria-describedby="phone-error" />
 *     <FieldError id="phone-error" message={problem} />
 *   </>
 * )
 * ```
 */
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
