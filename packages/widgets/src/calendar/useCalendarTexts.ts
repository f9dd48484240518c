import type { CalendarTexts } from '@ebkit/ui/calendar'
import { useMemo } from 'react'
import { useStrings } from '../environment/Environment'
import { strings } from './strings'

const keys = ['previousYear', 'previousMonth', 'nextMonth', 'nextYear', 'year', 'month'] as const

/** The texts of a calendar, in the widget's language. */
export function useCalendarTexts(): CalendarTexts {
  const text = useStrings(strings)
  return useMemo(
    () => Object.fromEntries(keys.map((key) => [key, text(key)])) as unknown as CalendarTexts,
    [text],
  )
}
