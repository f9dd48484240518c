import type { FigurePeriod } from '@ebkit/core/services/reports'
import { storeTimeZone } from '@ebkit/rules/dates'
import { MenuButton } from '@ebkit/ui/menu'
import { DateRange, type DateRangeProps } from '@ebkit/widgets/date-range'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { figureStrings } from '../figures/strings'
import { QuickRanges } from './QuickRanges'
import type { ReportPlace } from './reportPlace'

export interface PeriodBarProps {
  place: ReportPlace
  /** The period of the shown figures, used if the address names none. */
  period: FigurePeriod | undefined
  onGo(changes: Partial<ReportPlace>): void
  /** Offers the most common ranges beside each other, one press each. */
  isQuick?: boolean
  /** Further controls. */
  children?: ReactNode
}

const comparisons = { previous: 'comparePrevious', year: 'compareYear', none: 'compareNone' } as const

/** The period of the figures, and their comparison. */
export function PeriodBar({ place, period, onGo, isQuick, children }: PeriodBarProps) {
  const text = useStrings(figureStrings)
  const { from = period?.from, until = period?.until } = place
  const isBounded = place.period !== 'all' && from && until
  const range: DateRangeProps = {
    range: isBounded ? { start: from, end: until } : null,
    presets: ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear'],
    timeZone: storeTimeZone,
    maxDays: 1100,
    label: text('period'),
    onChange: ({ value }) =>
      onGo(
        value
          ? { from: value.start, until: value.end, period: undefined }
          : { from: undefined, until: undefined, period: 'all' },
      ),
  }
  return (
    <div className="eb-figures__bar">
      {isQuick ? (
        <QuickRanges {...range} isKnown={!!isBounded || place.period === 'all'} />
      ) : (
        <DateRange {...range} />
      )}
      <MenuButton
        label={text(comparisons[place.compare])}
        items={Object.entries(comparisons).map(([id, key]) => ({
          id,
          label: text(key),
          checked: id === place.compare,
        }))}
        onChoose={(id) => onGo({ compare: id as ReportPlace['compare'] })}
      />
      {children}
    </div>
  )
}
