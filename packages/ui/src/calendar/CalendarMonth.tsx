import { useCallback, useMemo, useRef } from 'react'
import { CalendarHead, type CalendarHeadProps } from './CalendarHead'
import type { CalendarProps } from './calendarProps'
import { namesOf } from './names'
import { useDays } from './useDays'
import { Weekdays } from './Weekdays'

interface CalendarMonthProps extends CalendarProps, CalendarHeadProps {}

/** One month: its heading and its days as a grid. While the month stays, only changed days render again. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { dates, weekStart = 1, locale } = props
  const month = `${props.month.slice(0, 7)}-01`
  const head = useHead(props, month)
  const weekdays = useMemo(
    () => <Weekdays dates={dates} weekStart={weekStart} locale={locale} />,
    [dates, weekStart, locale],
  )
  const name = namesOf(locale).heading(dates.utcMidnight(month))
  const weeks = useMemo(() => dates.monthGrid(month, weekStart), [dates, month, weekStart])
  const drawDay = useDays(props)
  return (
    <div className="eb-calendar__month">
      {head}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is used by keys is a grid */}
      <table className="eb-calendar__grid" role="grid" aria-label={name}>
        {weekdays}
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, the days change
            <tr key={row}>{week.map(drawDay)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The heading of a month: the same node until its content changes. */
function useHead(props: CalendarHeadProps, month: string) {
  const { dates, isFirst, isLast, minYear, maxYear, locale, texts } = props
  const latest = useRef(props)
  latest.current = props
  const onMonth = useCallback((next: string) => latest.current.onMonth(next), [])
  return useMemo(() => {
    const shown = { dates, month, isFirst, isLast, onMonth, minYear, maxYear, locale, texts }
    return <CalendarHead {...shown} />
  }, [dates, month, isFirst, isLast, onMonth, minYear, maxYear, locale, texts])
}
