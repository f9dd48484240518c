import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from './columns'

/**
 * A category of a store's ticket shop. The number of its products, and whether one of them has split accounting, are
 * computed on reading.
 */
export const ticketCategory = pgTable('ticket_category', {
  ticketCategoryId: text().primaryKey(),
  brandId: text().notNull(),
  hotelId: text().notNull(),
  categoryName: text().notNull(),
  productType: text().notNull(),
  icon: text(),
  sort: integer().notNull().default(0),
  showInShop: boolean().notNull().default(true),
  remark: text(),
  /** Type numbers of the active activities that include the whole category; to be derived from activities. */
  activityTypes: integer().array().notNull().default([]),
  ...stamps,
})
