import { addDays, daysBetween } from '@ebkit/rules/dates'
import { holidayOf, holidaySchedule } from '@ebkit/rules/holidays'

const marked = holidaySchedule.flatMap(({ start, end, workdays = [] }) => [
  ...Array.from({ length: daysBetween(start, end) + 1 }, (_, each) => addDays(start, each)),
  ...workdays,
])

/** SQL: the days with a kind of entry in the schedule of holidays. */
const daysSql = (kind: 'holiday' | 'workday') => {
  const days = marked.filter((day) => holidayOf(day, holidaySchedule)?.kind === kind)
  return `'{${days.join(',')}}'::date[]`
}

const isWorkdaySql = (day: string) => `(${day} = any (${daysSql('workday')})
  or extract(isodow from ${day}) < 6 and ${day} <> all (${daysSql('holiday')}))`

/** SQL: the number of working days after a day and before another. @param start SQL of a day, as `end` */
export const workdaysBetweenSql = (start: string, end: string) => `(select count(*)::int
  from generate_series(1, ${end} - ${start} - 1) n where ${isWorkdaySql(`(${start} + n)`)})`
