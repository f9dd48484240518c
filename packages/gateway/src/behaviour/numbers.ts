import { today } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import { timeZone } from '../resources/fieldSql'
import type { BehaviourContext } from './Behaviour'

/** Today where the stores are: `2026-11-25`. */
export const storeDay = () => today(timeZone)

/** The time of day where the stores are: `09:30`. */
export const storeTime = () => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format()

/** Today in SQL. */
export const todaySql = `(now() at time zone '${timeZone}')::date`

/** Now where the stores are, as the wire carries times: `2026-11-25 08:30:00`. */
export const storeMoment = () => new Date().toLocaleString('sv-SE', { timeZone })

/** A number that no other document has: a prefix, the day, and digits that count up. @param digits at least */
export async function documentNumber(
  { rows }: BehaviourContext,
  prefix: string,
  digits = 6,
): Promise<string> {
  const { rows: found } = await rows.execute<{ number: string }>(
    sql`select nextval('document_number') as number`,
  )
  return `${prefix}${storeDay().replaceAll('-', '')}${String(found[0]?.number ?? '').padStart(digits, '0')}`
}
