import type { CalendarProps } from './calendarProps'
import { namesOf } from './names'

const weekdayClass = 'eb-calendar__weekday'
const weekendClasses = 'eb-calendar__weekday eb-calendar__weekday--weekend'

/** The head of a month's grid. */
export function Weekdays({
  dates,
  weekStart = 1,
  locale,
}: Pick<CalendarProps, 'dates' | 'weekStart' | 'locale'>) {
  const names = namesOf(locale)
  // 1970-01-04 was a Sunday.
  const columns = Array.from({ length: 7 }, (_, column) =>
    dates.utcMidnight(dates.addDays('1970-01-04', weekStart + column)),
  )
  return (
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
  )
}
