import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { trashIcon } from '@ebkit/ui/icons'

interface RemoveTwiceProps {
  /** `删除`, and after the first press what the second one does. */
  label: string
  isArmed: boolean
  onArmed: (isArmed: boolean) => void
  onRemove: () => void
}

/**
 * Deletes on the second press: the first press announces what the second one does, and any other action cancels it.
 * @spec W-IPK-1
 */
export function RemoveTwice({ label, isArmed, onArmed, onRemove }: RemoveTwiceProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button’s own events come up here
    <span onBlur={() => onArmed(false)}>
      <Button
        part="delete"
        kind={isArmed ? 'default' : 'text'}
        className="eb-image-library__remove"
        onClick={() => {
          onArmed(!isArmed)
          if (isArmed) onRemove()
        }}
      >
        <Icon path={trashIcon} />
        {label}
      </Button>
    </span>
  )
}
