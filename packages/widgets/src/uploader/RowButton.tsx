import { Icon } from '@ebkit/ui'

export interface RowButtonProps {
  part: string
  label: string
  icon: string
  onClick: () => void
}

/** A small button at the end of a file. */
export function RowButton({ part, label, icon, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className="eb-uploader__tool"
      part={part}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  )
}
