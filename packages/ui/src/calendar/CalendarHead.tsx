import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { chevronLeftIcon, chevronRightIcon, chevronsLeftIcon, chevronsRightIcon } from '../icons'
import type { CalendarProps } from './calendarProps'
import { namesOf } from './names'

export interface CalendarHeadProps extends CalendarProps {
  /** A date of the month. */
  month: string
  /** Nothing stands before it, so the ways back are here. */
  isFirst: boolean
  /** Nothing stands after it, so the ways forward are here. */
  isLast: boolean
  /** This place is to show another month. */
  onMonth: (month: string) => void
}

/** Year and month as lists to choose from, and the ways to the months and years beside. */
export function CalendarHead(props: CalendarHeadProps) {
  const { dates, month, isFirst, isLast, onMonth, locale, texts } = props
  const way = (label: string, path: string, count: number) => (
    <Button
      kind="icon"
      className={count % 12 ? 'eb-calendar__way' : 'eb-calendar__way eb-calendar__way--year'}
      label={label}
      onClick={() => onMonth(dates.addMonths(month, count))}
    >
      <Icon path={path} />
    </Button>
  )
  const names = namesOf(locale)
  const heading = names.heading(dates.timeOf(month))
  const lists = [<YearList key="year" {...props} />, <MonthList key="month" {...props} />]
  return (
    <div className="eb-calendar__head">
      <div className="eb-calendar__ways">
        {isFirst && way(texts.previousYear, chevronsLeftIcon, -12)}
        {isFirst && way(texts.previousMonth, chevronLeftIcon, -1)}
      </div>
      {/* In the language's order. */}
      {heading.startsWith(names.year(dates.timeOf(month))) ? lists : lists.reverse()}
      <div className="eb-calendar__ways eb-calendar__ways--on">
        {isLast && way(texts.nextMonth, chevronRightIcon, 1)}
        {isLast && way(texts.nextYear, chevronsRightIcon, 12)}
      </div>
      <span className="eb-calendar__heading" aria-live="polite">
        {heading}
      </span>
    </div>
  )
}

function YearList({ dates, month, onMonth, locale, texts, ...props }: CalendarHeadProps) {
  const year = Number(month.slice(0, 4))
  const from = Math.min(year, Math.max(1, props.minYear ?? 0, year - 80))
  const to = Math.max(year, Math.min(9999, props.maxYear ?? 9999, year + 20))
  const chosen = (index: number) => dates.addMonths(month, (index + from - year) * 12)
  const options = Array.from({ length: to - from + 1 }, (_, index) =>
    namesOf(locale).year(dates.timeOf(chosen(index))),
  )
  return list(texts.year, options, year - from, (index) => onMonth(chosen(index)))
}

function MonthList({ dates, month, onMonth, locale, texts }: CalendarHeadProps) {
  const place = Number(month.slice(5, 7)) - 1
  const chosen = (index: number) => dates.addMonths(month, index - place)
  const options = Array.from({ length: 12 }, (_, index) => namesOf(locale).month(dates.timeOf(chosen(index))))
  return list(texts.month, options, place, (index) => onMonth(chosen(index)))
}

const list = (
  label: string,
  options: readonly string[],
  chosen: number,
  onChoose: (index: number) => void,
): ReactNode => (
  <select
    className="eb-calendar__list"
    // In nobody's form, wherever it stands.
    form=""
    aria-label={label}
    value={chosen}
    onChange={(event) => onChoose(event.currentTarget.selectedIndex)}
  >
    {options.map((option, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
      <option key={index} value={index}>
        {option}
      </option>
    ))}
  </select>
)
