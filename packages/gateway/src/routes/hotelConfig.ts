import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { hotelSwitch } from '../database/schema'
import type { Gateway } from '../gateway'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'

/** The key-value map of the current store. @spec W-CFG-1 */
export function registerHotelConfig(app: FastifyInstance, { asTenant }: Gateway): void {
  const options = {
    needs: 'session',
    summary: 'Switches of the current store',
    tag: 'Configuration',
  } as const
  registerCall(app, getHotelConfigAll, options, async ({ request }) => {
    const rows = await asTenant(request, (transaction) =>
      transaction
        .select({ key: hotelSwitch.key, value: hotelSwitch.value })
        .from(hotelSwitch)
        .where(eq(hotelSwitch.hotelId, currentHotel(request))),
    )
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  })
}
