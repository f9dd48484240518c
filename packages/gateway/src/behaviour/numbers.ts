import { today } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import { timeZone } from '../resources/fieldSql'
import type { BehaviourContext } from './Behaviour'

/** Today in the stores' time zone: `2026-11-25`. */
export const storeDay = () => today(timeZone)

/** The time of day in the stores' time zone: `09:30`. */
export const storeTime = () =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(Date.now())

/** Now in the stores' time zone, in the format of the wire: `2026-11-25 08:30:00`. */
export const storeMoment = () => new Date().toLocaleString('sv-SE', { timeZone })

/** A unique document number: a prefix, the day, and a counter. @param digits at least */
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
