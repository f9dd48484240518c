import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import type { CountryPickerText } from './strings'

export interface ChipProps {
  name: string
  /** The dictionary no longer contains it. */
  isGone: boolean
  text: CountryPickerText
  /** Removes it; without this prop there is no ×. */
  onRemove: (() => void) | undefined
}

/** One chosen country. */
export function Chip({ name, isGone, text, onRemove }: ChipProps) {
  const words = isGone ? text('gone', { name }) : name
  return (
    <span
      className={`eb-country-picker__chip${isGone ? ' eb-country-picker__chip--gone' : ''}`}
      part="chip"
      title={words}
    >
      <span className="eb-country-picker__name">{words}</span>
      {onRemove && (
        <button
          type="button"
          className="eb-country-picker__remove"
          aria-label={text('remove', { name })}
          onClick={onRemove}
        >
          <Icon path={xIcon} />
        </button>
      )}
    </span>
  )
}
