import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { chevronLeftIcon, chevronRightIcon, chevronsLeftIcon, chevronsRightIcon } from '../icons'
import type { CalendarProps } from './calendarProps'
import { namesOf } from './names'

export interface CalendarHeadProps
  extends Pick<CalendarProps, 'dates' | 'minYear' | 'maxYear' | 'locale' | 'texts'> {
  /** A date of the month. */
  month: string
  /** The first of the months: has the buttons to go back. */
  isFirst: boolean
  /** The last of the months: has the buttons to go forward. */
  isLast: boolean
  /** Another month is to be shown here. */
  onMonth: (month: string) => void
}

/** Year and month as select boxes, and buttons to neighbouring months and years. */
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
  const heading = names.heading(dates.utcMidnight(month))
  const lists = [<YearList key="year" {...props} />, <MonthList key="month" {...props} />]
  return (
    <div className="eb-calendar__head">
      <div className="eb-calendar__ways">
        {isFirst && way(texts.previousYear, chevronsLeftIcon, -12)}
        {isFirst && way(texts.previousMonth, chevronLeftIcon, -1)}
      </div>
      {/* In the language's order. */}
      {heading.startsWith(names.year(dates.utcMidnight(month))) ? lists : lists.reverse()}
      <div className="eb-calendar__ways eb-calendar__ways--on">
        {isLast && way(texts.nextMonth, chevronRightIcon, 1)}
        {isLast && way(texts.nextYear, chevronsRightIcon, 12)}
      </div>
      <span className="eb-visually-hidden" aria-live="polite">
        {heading}
      </span>
    </div>
  )
}

function YearList({ dates, month, onMonth, locale, texts, ...props }: CalendarHeadProps) {
  const year = Number(month.slice(0, 4))
  const names = namesOf(locale)
  const monthOf = (one: number) => dates.addMonths(month, (one - year) * 12)
  return (
    <List
      label={texts.year}
      from={Math.min(year, Math.max(1, props.minYear ?? 0, year - 80))}
      to={Math.max(year, Math.min(9999, props.maxYear ?? 9999, year + 20))}
      nameOf={(one) => names.year(dates.utcMidnight(monthOf(one)))}
      chosen={year}
      onChoose={(one) => onMonth(monthOf(one))}
    />
  )
}

function MonthList({ dates, month, onMonth, locale, texts }: CalendarHeadProps) {
  const place = Number(month.slice(5, 7))
  const names = namesOf(locale)
  const monthOf = (one: number) => dates.addMonths(month, one - place)
  return (
    <List
      label={texts.month}
      from={1}
      to={12}
      nameOf={(one) => names.month(dates.utcMidnight(monthOf(one)))}
      chosen={place}
      onChoose={(one) => onMonth(monthOf(one))}
    />
  )
}

interface ListProps {
  label: string
  /** First and last number of the list. */
  from: number
  to: number
  nameOf: (option: number) => string
  chosen: number
  onChoose: (option: number) => void
}

/**
 * A select box of numbers. It contains only the selected one until the user opens it: laying out a hundred years would
 * take as long as the rest of the calendar, each time it opens.
 */
function List({ label, from, to, nameOf, chosen, onChoose }: ListProps): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const come = () => setWhole(true)
  const options = isWhole ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [chosen]
  return (
    <select
      className="eb-calendar__list"
      // Belongs to no form, wherever it is rendered.
      form=""
      aria-label={label}
      value={chosen}
      onPointerDown={come}
      onFocus={come}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  )
}
