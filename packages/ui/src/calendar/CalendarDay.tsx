import type { CalendarProps } from './calendarProps'
import { namesOf } from './names'

export interface CalendarDayProps extends CalendarProps {
  /** The day in this cell; `''` for none. */
  cell: string
}

/** One cell of a month. */
export function CalendarDay({ cell, ...props }: CalendarDayProps) {
  const { dates, day, start = '', end = start, isPreview, noteOf, today, takesFocus, locale } = props
  if (!cell) return <td />
  const { reason, mark, name, tone } = noteOf?.(cell) ?? {}
  const isIn = cell >= start && cell <= end && !!start
  const classes = [
    'eb-calendar__day',
    isIn && start !== end && 'eb-calendar__day--in',
    isIn && isPreview && 'eb-calendar__day--preview',
    isIn && cell === start && 'eb-calendar__day--start',
    isIn && cell === end && 'eb-calendar__day--end',
    cell === today && 'eb-calendar__day--today',
    reason && 'eb-calendar__day--disabled',
    tone === 'workday' && 'eb-calendar__day--workday',
  ]
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid
    <td
      className={classes.filter(Boolean).join(' ')}
      data-day={cell}
      data-mark={mark}
      tabIndex={cell === day ? 0 : -1}
      // For a box that opens around it.
      data-autofocus={(takesFocus && cell === day) || undefined}
      aria-label={[namesOf(locale).day(dates.timeOf(cell)), name].filter(Boolean).join(' ')}
      aria-selected={isIn && !isPreview}
      aria-disabled={!!reason}
      aria-current={cell === today ? 'date' : undefined}
      title={reason ?? name}
    >
      <span className="eb-calendar__number">{Number(cell.slice(8))}</span>
    </td>
  )
}
