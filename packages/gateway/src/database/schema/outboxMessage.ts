import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A request to an external system (payment, messages, printers …), written in the transaction that needs it and
 * delivered afterwards. Its id is the idempotency key.
 */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    messageId: text().primaryKey(),
    brandId: text().notNull(),
    hotelId: text().notNull(),
    channel: text().notNull(),
    kind: text().notNull(),
    /** The row that the request is about. */
    resource: text().notNull(),
    rowKey: text().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    /** The time of the next attempt; during a delivery, the time from which another process may try. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answer: jsonb().$type<Record<string, unknown>>(),
    failure: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outbox_message_waiting').on(table.brandId, table.nextAttemptAt).where(sql`status = 'WAITING'`),
    index('outbox_message_of_row').on(table.brandId, table.resource, table.rowKey),
  ],
)
