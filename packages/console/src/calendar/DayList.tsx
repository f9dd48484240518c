import { calendarDates } from '@ebkit/rules/dates'
import { namesOf } from '@ebkit/ui/calendar'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { CalendarView } from './CalendarView'
import css from './DayList.css'
import { DayRows } from './DayRows'
import { isInPeriod } from './period'
import { calendarStrings } from './strings'

/** The rows of the chosen day, for phones, where days have room for dots only. */
export function DayList(view: CalendarView) {
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  const { range, period, today, days } = view
  const day = range?.to ?? (isInPeriod(period, today) ? today : period.start)
  const rows = days.get(day) ?? []
  return (
    <section ref={root} className="eb-day-list">
      <h2>{namesOf(locale).day(calendarDates.utcMidnight(day))}</h2>
      {rows.length ? <DayRows {...view} rows={rows} hasNames isList /> : <p>{text('emptyDay')}</p>}
    </section>
  )
}
