import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from './columns'

/**
 * A shelf of a store's ticket shop. How many products are on it, and whether one of them has split accounting, is
 * counted when it is read.
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
  /** Type numbers of the running activities that include the whole category; to be derived from activities. */
  activityTypes: integer().array().notNull().default([]),
  ...stamps,
})
