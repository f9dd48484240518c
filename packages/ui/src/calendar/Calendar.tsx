import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './Calendar.css'
import { CalendarMonth } from './CalendarMonth'
import type { CalendarProps } from './calendarProps'
import { dayOfKey } from './dayOfKey'
import { monthsBetween, shownMonth } from './shownMonth'

/**
 * One month or several as date grids (ARIA APG): one Tab stop, arrows for days and weeks, Home and End in the week,
 * PageUp and PageDown for months, with Shift for years, Enter and Space choose. Disabled days can be reached, and say
 * why. Year and month can be chosen in the heading.
 *
 * @example
 * ```tsx
 * import { calendarDates } from '@ebkit/rules/dates'
 * import { Calendar } from '@ebkit/ui/calendar'
 * import { useState } from 'react'
 *
 * const texts = {
 *   previousYear: 'Previous year',
 *   previousMonth: 'Previous month',
 *   nextMonth: 'Next month',
 *   nextYear: 'Next year',
 *   year: 'Year',
 *   month: 'Month',
 * }
 *
 * export function ArrivalDay({ onPick }: { onPick: (day: string) => void }) {
 *   const [day, setDay] = useState('2026-12-24')
 *   return <Calendar dates={calendarDates} locale="en" texts={texts} day={day} onDay={setDay} onPick={onPick} />
 * }
 * ```
 */
export function Calendar(props: CalendarProps) {
  const { dates, day, onDay, onPick, onRefuse, onHover, noteOf, months = 1 } = props
  const element = useStyles<HTMLDivElement>(css)
  /** The first visible month: stays while the day is in view. */
  const first = useRef(props.first || day)
  const opened = useRef(props.opening)
  if (opened.current !== props.opening) first.current = props.first || day
  opened.current = props.opening
  first.current = shownMonth(dates, first.current, day, months)
  /** Moves focus to the day once it is drawn: the focused node may be gone by then. */
  const isFocusDue = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever the day has moved to
  useLayoutEffect(() => {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    if (isFocusDue.current || find('[data-day]:focus')) find('[tabindex="0"]')?.focus()
    isFocusDue.current = false
  }, [element, day])

  const show = (month: string) => {
    const count = monthsBetween(first.current, month)
    first.current = month
    onDay(dates.addMonths(day, count))
  }
  const pick = (picked: string) => {
    onDay(picked)
    if (noteOf?.(picked)?.reason) onRefuse?.(picked)
    else onPick(picked)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event)
    if (!cell?.dataset.day) return
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
    const next = dayOfKey(dates, event, day, (cell as HTMLTableCellElement).cellIndex, isRightToLeft)
    const isPick = event.key === 'Enter' || event.key === ' '
    if (!next && !isPick) return
    event.preventDefault()
    event.stopPropagation()
    isFocusDue.current = !!next && next !== day
    if (next) onDay(next)
    else pick(day)
  }
  const hover = (event: SyntheticEvent) => onHover?.(cellOf(event)?.dataset.day)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the cells in it
    <div
      ref={element}
      className="eb-calendar"
      onKeyDown={press}
      onClick={(event) => {
        const picked = cellOf(event)?.dataset.day
        if (picked) pick(picked)
      }}
      onMouseOver={hover}
      onFocus={hover}
      onMouseLeave={() => onHover?.(undefined)}
      // The value of the enclosing element has not changed either.
      onInput={(event) => event.stopPropagation()}
      onChange={(event) => event.stopPropagation()}
    >
      {Array.from({ length: months }, (_, index) => (
        <CalendarMonth
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the months change
          key={index}
          {...props}
          month={dates.addMonths(first.current, index)}
          isFirst={!index}
          isLast={index === months - 1}
          onMonth={(month) => show(dates.addMonths(month, -index))}
        />
      ))}
    </div>
  )
}

const cellOf = (event: SyntheticEvent) => (event.target as Element).closest<HTMLElement>('[data-day]')
