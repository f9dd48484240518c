import { defineStrings } from '@ebkit/core'
import type { CalendarTexts } from '@ebkit/ui'
import { useStrings } from '../environment/Environment'

/** Words on every calendar; pages override them under the group `calendar`. */
const strings = defineStrings('calendar', {
  zh: {
    previousYear: '上一年',
    previousMonth: '上一月',
    nextMonth: '下一月',
    nextYear: '下一年',
    // Accessible names of the lists in the heading.
    year: '年',
    month: '月',
  },
  en: {
    previousYear: 'Previous year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    year: 'Year',
    month: 'Month',
  },
})

/** The words on a calendar, in the widget's language. */
export function useCalendarTexts(): CalendarTexts {
  const text = useStrings(strings)
  const keys = Object.keys(strings.texts.zh) as Array<keyof CalendarTexts>
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as unknown as CalendarTexts
}
