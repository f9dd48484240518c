import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * A time as Day.js has it, in UTC, where every day has 24 hours. It gets numbers only: of a text it takes years below 100
 * for others, and 30 February for 2 March. A page may share this Day.js and have chosen a language for it, whose digits
 * need not be ours.
 */
export const utcDate = (time: number): Dayjs => dayjs(time, { utc: true, locale: 'en' })

/** The date of it, `YYYY-MM-DD`. Not by `format`: a calendar asks a hundred times when it opens, and that reads a pattern. */
export const dateOf = (date: Dayjs): string => date.toISOString().slice(0, 10)
