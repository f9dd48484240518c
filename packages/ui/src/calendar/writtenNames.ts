import type { CalendarNames } from './CalendarNames'

const dayOf = (time: number) => new Date(time).getUTCDate()
const monthOf = (time: number) => new Date(time).getUTCMonth()
const yearOf = (time: number) => new Date(time).getUTCFullYear()
const weekdayOf = (time: number) => new Date(time).getUTCDay()

const weekdaySigns = '日一二三四五六'
const chineseWeekday = (time: number) => `星期${weekdaySigns[weekdayOf(time)]}`
const chineseMonth = (time: number) => `${monthOf(time) + 1} 月`
const chineseYear = (time: number) => `${yearOf(time)} 年`

/** Chinese and digits are separated by a half-width space. */
const chinese: CalendarNames = {
  month: chineseMonth,
  year: chineseYear,
  heading: (time) => `${chineseYear(time)} ${chineseMonth(time)}`,
  day: (time) => `${chineseYear(time)} ${chineseMonth(time)} ${dayOf(time)} 日${chineseWeekday(time)}`,
  weekday: chineseWeekday,
  weekdaySign: (time) => weekdaySigns.charAt(weekdayOf(time)),
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const englishMonth = (time: number) => String(months[monthOf(time)])
const englishWeekday = (time: number) => String(weekdays[weekdayOf(time)])

const english: CalendarNames = {
  month: (time) => englishMonth(time).slice(0, 3),
  year: (time) => String(yearOf(time)),
  heading: (time) => `${englishMonth(time)} ${yearOf(time)}`,
  day: (time) => `${englishWeekday(time)}, ${englishMonth(time)} ${dayOf(time)}, ${yearOf(time)}`,
  weekday: englishWeekday,
  weekdaySign: (time) => englishWeekday(time).charAt(0),
}

/**
 * The names in the languages that ebkit brings, as browsers write them, for every calendar: the first formatter of a process
 * takes a browser 40 to 70 ms, which a page would wait for (docs/decisions/017).
 */
export const writtenNames: Readonly<Record<string, CalendarNames>> = { zh: chinese, en: english }
