import { calendarDates } from '@ebkit/rules/dates'
import { Button } from '@ebkit/ui/button'
import { namesOf } from '@ebkit/ui/calendar'
import { Icon } from '@ebkit/ui/icon'
import { chevronLeftIcon, chevronRightIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { besidePeriod, firstDayOf, lastDayOf, type Period, periodOf } from './period'
import { calendarStrings } from './strings'

/** `2026 年 11 月`, or `2026-11-16 至 2026-11-22`. */
export function usePeriodName(period: Period): string {
  const { locale } = usePlace()
  const text = useStrings(calendarStrings)
  if (period.view === 'week') return text('weekOf', { start: firstDayOf(period), end: lastDayOf(period) })
  return namesOf(locale).heading(calendarDates.utcMidnight(period.start))
}

export interface PeriodHeadProps {
  period: Period
  today: string
  onPeriod(period: Period): void
}

/** The shown period, and buttons for the previous and next one. */
export function PeriodHead({ period, today, onPeriod }: PeriodHeadProps) {
  const text = useStrings(calendarStrings)
  const isWeek = period.view === 'week'
  return (
    <div className="eb-period">
      <Button
        kind="icon"
        label={text(isWeek ? 'previousWeek' : 'previousMonth')}
        onClick={() => onPeriod(besidePeriod(period, -1))}
      >
        <Icon path={chevronLeftIcon} />
      </Button>
      <Button onClick={() => onPeriod(periodOf(period.view, today))}>{text('today')}</Button>
      <Button
        kind="icon"
        label={text(isWeek ? 'nextWeek' : 'nextMonth')}
        onClick={() => onPeriod(besidePeriod(period, 1))}
      >
        <Icon path={chevronRightIcon} />
      </Button>
      <b className="eb-period__name" aria-live="polite">
        {usePeriodName(period)}
      </b>
    </div>
  )
}
