import { and, eq } from 'drizzle-orm'
import { hotelConfig } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Place } from './place'

/** Whether names are held to the name pattern at a store. @spec W-CFG-5 W-NAM-1 */
export async function isNameCheckOn(rows: Transaction, { hotelId }: Place): Promise<boolean> {
  const found = await rows.query.hotelConfig.findFirst({
    where: and(eq(hotelConfig.hotelId, hotelId), eq(hotelConfig.key, 'ENABLE_UPLOAD_CHECK')),
  })
  return found?.value === '1'
}
