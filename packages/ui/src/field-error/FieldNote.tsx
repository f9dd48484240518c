import { fieldStyles } from '../field/fieldStyles'
import { Icon } from '../icon/Icon'
import { infoIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { useAfterRelease } from './useAfterRelease'

/**
 * How an entry was corrected, below its field: an icon and a sentence, which screen readers announce. Its part is
 * `note`.
 */
export function FieldNote({ message }: { message?: string | undefined }) {
  const element = useStyles<HTMLDivElement>(fieldStyles)
  const shown = useAfterRelease(message)
  return (
    <div
      ref={element}
      role="status"
      className={shown ? 'eb-field-error eb-field-error--note' : ''}
      part="note"
    >
      {shown && <Icon path={infoIcon} />}
      {shown && <span>{shown}</span>}
    </div>
  )
}
