import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** When a user last opened a row. */
export const rowSighting = pgTable(
  'row_sighting',
  {
    brandId: text().notNull(),
    userId: text().notNull(),
    resource: text().notNull(),
    rowKey: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ userId, resource, rowKey }) => [primaryKey({ columns: [userId, resource, rowKey] })],
)
