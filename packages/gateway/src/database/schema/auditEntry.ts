import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A change of a row: a save, a deletion, an action, or a change without an operator. `before` and `after` contain the
 * changed fields; secrets are only named in `secrets`, and their values are not stored.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    entryId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text().notNull(),
    /** Null for rows of the brand. */
    hotelId: text(),
    resource: text().notNull(),
    rowKey: text().notNull(),
    kind: text().notNull(),
    /** Name of the action or automatic change. */
    name: text(),
    userId: text().notNull(),
    happenedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Version of the row after the change. */
    rowVersion: integer(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    input: jsonb().$type<Record<string, unknown>>(),
    secrets: text().array().notNull().default([]),
  },
  (table) => [index('audit_entry_of_row').on(table.brandId, table.resource, table.rowKey, table.entryId)],
)
