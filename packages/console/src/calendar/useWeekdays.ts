import { calendarDates } from '@ebkit/rules/dates'
import { usePlace } from '@ebkit/widgets/environment'
import { useMemo } from 'react'

/** The names of a week's days: `周五`, `Fri`. */
export function useWeekdays(week: readonly string[]) {
  const { locale } = usePlace()
  return useMemo(() => {
    const format = (weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    const [short, full] = [format('short'), format('long')]
    return week.map((day) => {
      const time = calendarDates.utcMidnight(day)
      return { day, short: short.format(time), full: full.format(time) }
    })
  }, [locale, week])
}
