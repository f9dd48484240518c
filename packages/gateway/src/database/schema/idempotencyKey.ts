import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The answer to a save, by the client's key: a repeated request gets the same answer without effect. Stored for a day.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    userId: text().notNull(),
    key: text().notNull(),
    /** Hash of the call and the body, so that a key cannot be used for another request. */
    requestHash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.userId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
)
