import { utcDate } from './dayjsDates'
import { utcMidnight } from './days'

/**
 * Formats a date and a time: `YYYY`, `MM`, `DD`, `HH` and `mm` are replaced, all other characters stay, such as the
 * seconds of `YYYY-MM-DD HH:mm:00`.
 *
 * @param time `HH:mm`; default midnight
 * @spec W-DATE-9
 */
export function formatDate(date: string, time = '', format = 'YYYY-MM-DD'): string {
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number)
  const moment = utcDate(utcMidnight(date)).hour(hours).minute(minutes)
  // Replaced one by one: Day.js would also replace other letters, such as the D of `Day`.
  return format.replace(/YYYY|MM|DD|HH|mm/g, (part) => moment.format(part))
}
