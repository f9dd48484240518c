import { addDays, today } from '@ebkit/rules/dates'
import { timeZone } from '../fieldSql'

/** A moment so many days from now, in SQL. */
export const inDays = (days: number) => `now() + interval '${days} days'`

/** The date so many days from today. */
export const day = (offset: number) => addDays(today(timeZone), offset)
