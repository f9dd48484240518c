import { calendarDates } from '@ebkit/rules/dates'
import { namesOf } from '@ebkit/ui/calendar'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { CalendarView } from './CalendarView'
import { DayRows } from './DayRows'
import { laneIdOf } from './lanes'
import { calendarStrings } from './strings'
import { useDayGrid } from './useDayGrid'
import { useWeekdays } from './useWeekdays'

/** A week: lanes from top to bottom, days from left to right. */
export function WeekGrid(view: CalendarView) {
  const { period, today, days, lanes, laneField, label } = view
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  const names = namesOf(locale)
  const [week = []] = period.weeks
  const weekdays = useWeekdays(week)
  const { grid, handlers, attributesOf } = useDayGrid({
    ...view,
    laneIds: lanes.map(({ id }) => id),
    day: week.includes(today) ? today : (week[0] ?? today),
  })
  return (
    <table
      ref={grid}
      className="eb-days eb-days--week"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table operated by keyboard is a grid
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      {...handlers}
    >
      <thead>
        <tr>
          <th scope="col" className="eb-days__corner">
            {view.laneLabel}
          </th>
          {weekdays.map(({ day, short, full }) => (
            <th
              key={day}
              scope="col"
              aria-label={`${full} ${day}`}
              aria-current={day === today ? 'date' : undefined}
            >
              {short} <b>{Number(day.slice(8))}</b>
              <span className="eb-days__count">{text('rows', { count: days.get(day)?.length ?? 0 })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => (
          <tr key={lane.id}>
            <th scope="row">{lane.name}</th>
            {week.map((day) => {
              const rows = (days.get(day) ?? []).filter((row) => laneIdOf(row, laneField.name) === lane.id)
              return (
                <td
                  key={day}
                  className="eb-days__day"
                  aria-current={day === today ? 'date' : undefined}
                  {...attributesOf({ day, lane: lane.id })}
                >
                  <span className="eb-visually-hidden">{names.day(calendarDates.utcMidnight(day))}</span>
                  <DayRows {...view} rows={rows} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
