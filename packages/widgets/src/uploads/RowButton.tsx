import { Icon } from '@ebkit/ui/icon'

export interface RowButtonProps {
  part: string
  label: string
  icon: string
  onClick: () => void
  /** For a disclosure button: whether its content is shown, and its id. */
  'aria-expanded'?: boolean
  'aria-controls'?: string
}

/** A small button at the end of a file. */
export function RowButton({ label, icon, ...rest }: RowButtonProps) {
  return (
    <button type="button" className="eb-file-row__tool" aria-label={label} title={label} {...rest}>
      <Icon path={icon} />
    </button>
  )
}
