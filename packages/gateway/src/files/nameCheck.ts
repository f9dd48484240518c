import { and, eq } from 'drizzle-orm'
import { hotelSwitch } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Place } from './place'

/** Whether names must match the name pattern at a store. @spec W-CFG-5 W-NAM-1 */
export async function isNameCheckOn(rows: Transaction, { hotelId }: Place): Promise<boolean> {
  const found = await rows.query.hotelSwitch.findFirst({
    where: and(eq(hotelSwitch.hotelId, hotelId), eq(hotelSwitch.key, 'ENABLE_UPLOAD_CHECK')),
  })
  return found?.value === '1'
}
