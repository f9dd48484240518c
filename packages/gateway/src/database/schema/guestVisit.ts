import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A guest saw a row, such as a pinned store, or followed its link. */
export const guestVisit = pgTable(
  'guest_visit',
  {
    visitId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandId: text().notNull(),
    resource: text().notNull(),
    rowKey: text().notNull(),
    kind: text().notNull(),
    visitorId: text().notNull(),
    visitedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ kind }) => [check('guest_visit_kind_values', sql`${kind} in ('shown', 'visited')`)],
)
