import type { Label } from '@ebkit/rules/fields'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { type DayRange, endsOf, lengthOf } from './dayRange'
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

/** The selected days, and what can be done with their rows at once. Without a selection: the keys. */
export function RangeBar({ range, count, actions, onAct, onClear }: RangeBarProps) {
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  if (!range) return <footer className="eb-range-bar eb-range-bar--keys">{text('keys')}</footer>
  const [start, end] = endsOf(range)
  const days = lengthOf(range)
  return (
    <footer className="eb-range-bar">
      <span className="eb-range-bar__text" role="status">
        {text(days > 1 ? 'selected' : 'selectedDay', { start, end, days, count })}
      </span>
      {actions.map((one) => (
        <Button key={one.action.name} onClick={() => onAct(one)}>
          {one.values
            ? labelText(one.action.label as Label, locale)
            : text('actOn', { action: labelText(one.action.label as Label, locale), count: one.keys.length })}
        </Button>
      ))}
      <Button kind="text" onClick={onClear}>
        {text('unselect')}
      </Button>
    </footer>
  )
}
