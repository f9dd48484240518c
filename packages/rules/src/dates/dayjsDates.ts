import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * Day.js in UTC, where every day has 24 hours. It gets numbers, never a text: it reads years below 100 as other years,
 * and 30 February as 2 March. A page may share this Day.js and set a language with other digits.
 */
export const utcDate = (time: number): Dayjs => dayjs(time, { utc: true, locale: 'en' })

/**
 * The date as `YYYY-MM-DD`. Not by `format`, which parses a pattern each time: a calendar formats a hundred dates when
 * it opens.
 */
export const dateOf = (date: Dayjs): string => date.toISOString().slice(0, 10)
