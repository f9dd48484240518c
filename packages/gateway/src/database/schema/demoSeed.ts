import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { brand } from './brand'

/** The progress of writing a demo's rows, by resource; `*` is the total. */
export const demoSeed = pgTable(
  'demo_seed',
  {
    brandId: text()
      .notNull()
      .references(() => brand.brandId),
    resource: text().notNull(),
    written: integer().notNull().default(0),
    /** The moment that the rows' times are relative to. */
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.resource] })],
)
