import type { ListColumn, ListFilter } from '@ebkit/core/list'
import { useState } from 'react'
import { DateRangePopup, type DateRangeValue } from '../../date-range'
import { textInLocale } from '../textInLocale'
import type { FilterEditorProps } from './FilterEditor'

/** Filters a column by days: a calendar of two months with quick ranges. Either end may be left open. */
export function DayFilter({ anchor, column, filter, onFilter, onClose, locale }: FilterEditorProps) {
  const [range] = useState(() => rangeOf(filter))
  return (
    <DateRangePopup
      anchor={anchor}
      label={textInLocale(column.label, locale)}
      range={range}
      onChange={(next) => onFilter(next ? filterOf(next, column) : undefined)}
      onClose={onClose}
    />
  )
}

function rangeOf({ from, to }: ListFilter = {}): DateRangeValue | null {
  const [start = '', end = ''] = [from, to].map((one) => String(one ?? '').slice(0, 10))
  return start || end ? { start, end } : null
}

/** Days are sent with all their hours. */
function filterOf({ start, end }: DateRangeValue, { type }: ListColumn): ListFilter {
  const asked = (day: string, time: string) => (day && type === 'datetime' ? `${day} ${time}` : day)
  return { from: asked(start, '00:00:00'), to: asked(end, '23:59:59') }
}
