import { boolean, foreignKey, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './choice'
import { stamps } from './columns'
import { hotel } from './hotel'
import { productTypes } from './ticketValues'

/**
 * A shelf of a store's ticket shop. How many products are on it, and whether one of them has split accounting, is
 * counted when it is read.
 */
export const ticketCategory = pgTable(
  'ticket_category',
  {
    ticketCategoryId: text().primaryKey(),
    brandId: text().notNull(),
    hotelId: text().notNull(),
    categoryName: text().notNull(),
    productType: text().notNull(),
    icon: text(),
    sort: integer().notNull().default(0),
    showInShop: boolean().notNull().default(true),
    remark: text(),
    /** Type numbers of the running activities that include the whole category; to be derived from activities. */
    activityTypes: integer().array().notNull().default([]),
    ...stamps,
  },
  (table) => [
    foreignKey({
      name: 'ticket_category_hotel',
      columns: [table.brandId, table.hotelId],
      foreignColumns: [hotel.brandId, hotel.hotelId],
    }),
    uniqueIndex('ticket_category_name_unique').on(table.hotelId, table.categoryName),
    // so that products can point at a category of their own store only
    unique('ticket_category_of_hotel').on(table.hotelId, table.ticketCategoryId),
    oneOf('ticket_category_product_type_values', table.productType, productTypes),
  ],
)
