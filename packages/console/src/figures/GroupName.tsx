import { styleElement } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import css from './GroupName.css'
import { figureStrings } from './strings'

export interface GroupNameProps {
  name: string
  /** The condition of the group's rows, if it has any. */
  condition: string | undefined
  onRows: ((condition: string) => void) | undefined
}

/** The name of a group of rows, which opens them if that is possible. */
export function GroupName({ name, condition, onRows }: GroupNameProps) {
  const text = useStrings(figureStrings)
  if (!onRows || !condition) return <>{name}</>
  return (
    <button
      ref={(button) => styleElement(button, css)}
      type="button"
      className="eb-figure__open"
      aria-label={text('openRows', { name })}
      onClick={() => onRows(condition)}
    >
      {name}
    </button>
  )
}
