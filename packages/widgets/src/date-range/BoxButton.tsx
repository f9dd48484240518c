import { Icon } from '@ebkit/ui/icon'

interface BoxButtonProps {
  /** Path of the icon. */
  icon: string
  part: string
  label: string
  /** Whether the panel of the button is open. Default: it has none. */
  isOpen?: boolean
  disabled?: boolean
  onClick(): void
}

/** A button in the field's box. */
export function BoxButton({ icon, part, label, isOpen, disabled, onClick }: BoxButtonProps) {
  const opensPanel = isOpen !== undefined
  return (
    <button
      type="button"
      className={`eb-date-range__icon eb-touch${opensPanel ? ' eb-date-range__open' : ''}`}
      part={part}
      aria-label={label}
      aria-haspopup={opensPanel ? 'dialog' : undefined}
      aria-expanded={isOpen}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  )
}
