import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { type DayRange, endsOf, lengthOf } from './dayRange'
import css from './RangeBar.css'
import type { RangeAction } from './rangeActions'
import { calendarStrings } from './strings'

export interface RangeBarProps {
  range: DayRange | undefined
  /** Rows of the selected days. */
  count: number
  actions: readonly RangeAction[]
  onAct(action: RangeAction): void
  onClear(): void
}

/** The selected days, and the actions on all of their rows. Without a selection: the keys. */
export function RangeBar({ range, count, actions, onAct, onClear }: RangeBarProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(calendarStrings)
  if (!range)
    return (
      <footer ref={root} className="eb-range-bar eb-range-bar--keys">
        {text('keys')}
      </footer>
    )
  const [start, end] = endsOf(range)
  const days = lengthOf(range)
  return (
    <footer ref={root} className="eb-range-bar">
      <span className="eb-range-bar__text" role="status">
        {text(days > 1 ? 'selected' : 'selectedDay', { start, end, days, count })}
      </span>
      {actions.map((one) => (
        <Button key={one.action.name} onClick={() => onAct(one)}>
          {one.values
            ? one.action.label
            : text('actOn', { action: one.action.label, count: one.keys.length })}
        </Button>
      ))}
      <Button kind="text" onClick={onClear}>
        {text('unselect')}
      </Button>
    </footer>
  )
}
