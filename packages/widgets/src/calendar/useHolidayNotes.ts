import { type Holiday, holidayOf, holidaySchedule } from '@ebkit/rules/holidays'
import type { DayNote } from '@ebkit/ui/calendar'
import { useStrings } from '../environment/Environment'
import { strings } from './strings'

/**
 * Returns the note of a day: its holiday, or the holiday for which it is a working day; undefined for an ordinary
 * day.
 * @param holidays the page's own. Default: those of mainland China as they were announced
 */
export function useHolidayNotes(holidays: readonly Holiday[] = holidaySchedule): (day: string) => DayNote {
  const text = useStrings(strings)
  return (day) => {
    const holiday = holidayOf(day, holidays)
    if (!holiday) return {}
    const name = text(holiday.name as 'newYear') // a page's own name is used unchanged
    return holiday.kind === 'holiday'
      ? { mark: text('off'), name }
      : { mark: text('worked'), name: text('workday', { name }), tone: 'workday' }
  }
}
