import { addDays, storeDay } from '@ebkit/rules/dates'
import { DateRange, type DateRangeProps } from '@ebkit/widgets/date-range'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { Segments } from '../figures/Segments'
import { figureStrings } from '../figures/strings'

/** First and last day, counted from today. */
const days = { today: [0, 0], yesterday: [-1, -1], last7: [-6, 0], last30: [-29, 0] } as const
type Quick = keyof typeof days
const quick = Object.keys(days) as Quick[]

const rangeOf = (name: Quick) => {
  const [first, last] = days[name]
  return { start: addDays(storeDay(), first), end: addDays(storeDay(), last) }
}

export interface QuickRangesProps extends DateRangeProps {
  /** The range is known, null meaning all days. Until then no segment is selected. */
  isKnown: boolean
}

/** The most common ranges, one press each; any other by the fields of the last segment. */
export function QuickRanges({ isKnown, ...props }: QuickRangesProps) {
  const { range, onChange } = props
  const text = useStrings(figureStrings)
  const [isOwn, setOwn] = useState(false)
  const named = quick.find((name) => {
    const { start, end } = rangeOf(name)
    return start === range?.start && end === range.end
  })
  const chosen = isOwn || !named ? 'own' : named
  return (
    <>
      <Segments<Quick | 'own' | ''>
        label={text('quickRanges')}
        value={isKnown || isOwn ? chosen : ''}
        items={[...quick, 'own' as const].map((value) => ({ value, label: text(value) }))}
        onChange={(value) => {
          setOwn(value === 'own')
          if (value && value !== 'own') onChange?.({ value: rangeOf(value) })
        }}
      />
      {(isOwn || (isKnown && !named)) && <DateRange {...props} open={isOwn || undefined} />}
    </>
  )
}
