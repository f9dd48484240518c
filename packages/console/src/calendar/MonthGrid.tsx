import { calendarDates } from '@ebkit/rules/dates'
import { namesOf } from '@ebkit/ui/calendar'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { CalendarView } from './CalendarView'
import { DayRows } from './DayRows'
import { isInPeriod } from './period'
import { calendarStrings } from './strings'
import { useDayGrid } from './useDayGrid'
import { useWeekdays } from './useWeekdays'

/** Maximum number of rows shown per day. */
const most = 3

/** A month: weeks from top to bottom, in each day its first rows. */
export function MonthGrid(view: CalendarView) {
  const { period, today, days, label } = view
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  const names = namesOf(locale)
  const weekdays = useWeekdays(period.weeks[0] ?? [])
  const { grid, handlers, attributesOf } = useDayGrid({
    ...view,
    day: isInPeriod(period, today) ? today : period.start,
  })
  return (
    <table
      ref={grid}
      className="eb-days eb-days--month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table operated by keyboard is a grid
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      {...handlers}
    >
      <thead>
        <tr>
          {weekdays.map(({ day, short, full }) => (
            <th key={day} scope="col" aria-label={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {period.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const rows = days.get(day) ?? []
              const count = rows.length ? text('rows', { count: rows.length }) : undefined
              return (
                <td
                  key={day}
                  className={`eb-days__day${isInPeriod(period, day) ? '' : ' eb-days__day--out'}`}
                  aria-current={day === today ? 'date' : undefined}
                  {...attributesOf({ day })}
                >
                  <div className="eb-days__head">
                    <span className="eb-visually-hidden">{names.day(calendarDates.utcMidnight(day))}</span>
                    <span className="eb-days__number" aria-hidden="true">
                      {Number(day.slice(8))}
                    </span>
                    {count && <span className="eb-days__count">{count}</span>}
                  </div>
                  <DayRows {...view} rows={rows} most={most} hasNames onMore={() => view.onWeek(day)} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
