import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What a save answered, by the key that the client made for it: sent again, it answers the same and does nothing. Kept for
 * a day.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    userId: text().notNull(),
    key: text().notNull(),
    /** Of the call and the body, so that a key is not used for something else. */
    requestHash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.userId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
)
