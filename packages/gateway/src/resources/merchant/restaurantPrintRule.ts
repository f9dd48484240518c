import { printer, restaurantPrintRule as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { refusedField } from '../problems'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

/** Checks that the dish classes belong to the restaurant of the rule. @throws 422 at the field */
async function requireOwnClasses({ rows, row }: Context): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from dish_class c where c.hotel_id = ${row.hotelId}
    and c.dish_class_id = any (${sql.param(row.dishClasses ?? [])}::text[]) and c.restaurant_id <> ${row.restaurantId}`)
  if (rowCount) throw refusedField('dishClasses', 'otherRestaurant', reasons.otherRestaurant)
}

/** Rules about which printer prints which documents of a restaurant. */
export const restaurantPrintRule = defineBehaviour(resource)({
  saved: async (context) => {
    await requireOwnClasses(context)
    return undefined
  },
  effects: {
    enable: async (context) => {
      const device = await findRow(context, printer, context.row.printerId, { lock: false })
      if (device?.status !== 'ENABLED') refuse('printer-disabled', reasons.printerDisabled)
      return undefined
    },
  },
})
