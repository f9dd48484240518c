import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stamps } from './columns'
import { hotel } from './hotel'

/** The key-value map of a store, `ENABLE_UI_UPGRADE_ALL` and others. @spec W-CFG-1 */
export const hotelSwitch = pgTable(
  'hotel_switch',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.hotelId, table.key] }),
    foreignKey({
      name: 'hotel_switch_hotel',
      columns: [table.brandId, table.hotelId],
      foreignColumns: [hotel.brandId, hotel.hotelId],
    }).onDelete('cascade'),
    index('hotel_switch_tenant').on(table.brandId, table.hotelId),
  ],
)
