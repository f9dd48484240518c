import { type Holiday, holidayOf, holidaySchedule } from '@ebkit/rules/holidays'
import type { DayNote } from '@ebkit/ui/calendar'
import { useStrings } from '../environment/Environment'
import { strings } from './strings'

/**
 * Says of a day which holiday it is, or which one it is worked for; nothing of an ordinary day.
 *
 * @param holidays the page's own. Default: those of mainland China as they were announced
 */
export function useHolidayNotes(holidays: readonly Holiday[] = holidaySchedule): (day: string) => DayNote {
  const text = useStrings(strings)
  return (day) => {
    const holiday = holidayOf(day, holidays)
    if (!holiday) return {}
    const name = text(holiday.name as 'newYear') // a page's own name stands for itself
    return holiday.kind === 'holiday'
      ? { mark: text('off'), name }
      : { mark: text('worked'), name: text('workday', { name }), tone: 'workday' }
  }
}
