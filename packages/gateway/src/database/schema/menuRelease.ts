import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { brand } from './brand'

/** The menu nodes that releases have given to a brand, with a hash of the menu of the last release. */
export const menuRelease = pgTable('menu_release', {
  brandId: text()
    .primaryKey()
    .references(() => brand.brandId),
  contentHash: text().notNull(),
  menuIds: text().array().notNull(),
  mendedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
