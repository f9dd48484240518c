import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { brand } from './brand'

/** The menu nodes that releases have added for a brand, and a hash of the last release's menu. */
export const menuRelease = pgTable('menu_release', {
  brandId: text()
    .primaryKey()
    .references(() => brand.brandId),
  contentHash: text().notNull(),
  menuIds: text().array().notNull(),
  mendedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
