import { storeTime, storeTimeZone } from '@ebkit/rules/dates'

/** Key of the greeting for an hour of the day, 0 to 23. Noon is a time of day of its own in Chinese. */
export function greeting(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 11) return 'morning'
  if (hour >= 11 && hour < 13) return 'noon'
  if (hour >= 13 && hour < 18) return 'afternoon'
  return 'evening'
}

/** The hour, the date and the weekday of a moment in the stores, wherever the device is. @param moment milliseconds since 1970 */
export function momentInStore(
  moment: number,
  locale: string,
): { hour: number; date: string; weekday: string } {
  const [date = '', clock = ''] = storeTime(moment).split(' ')
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en' : 'zh-CN', {
    weekday: 'long',
    timeZone: storeTimeZone,
  })
  return { hour: Number(clock.slice(0, 2)), date, weekday: format.format(moment) }
}
