import { CalendarDay } from './CalendarDay'
import { CalendarHead, type CalendarHeadProps } from './CalendarHead'
import { namesOf } from './names'

const weekdayClass = 'eb-calendar__weekday'
const weekendClasses = 'eb-calendar__weekday eb-calendar__weekday--weekend'

/** One month: its heading, and its days as a grid. */
export function CalendarMonth(props: CalendarHeadProps) {
  const { dates, month, weekStart = 1, locale } = props
  const names = namesOf(locale)
  const weeks = dates.monthGrid(month, weekStart)
  // 1970-01-04 was a Sunday.
  const columns = Array.from({ length: 7 }, (_, column) =>
    dates.timeOf(dates.addDays('1970-01-04', weekStart + column)),
  )
  return (
    <div className="eb-calendar__month">
      <CalendarHead {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is used by keys is a grid */}
      <table className="eb-calendar__grid" role="grid" aria-label={names.heading(dates.timeOf(month))}>
        <thead>
          <tr>
            {columns.map((time, column) => (
              <th
                key={time}
                className={(weekStart + column + 1) % 7 < 2 ? weekendClasses : weekdayClass}
                scope="col"
                aria-label={names.weekday(time)}
              >
                {names.weekdaySign(time)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the days change
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <CalendarDay key={column} {...props} cell={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
