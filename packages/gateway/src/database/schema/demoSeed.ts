import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { brand } from './brand'

/** How far the rows of a demo have been written, by resource; `*` is the whole. */
export const demoSeed = pgTable(
  'demo_seed',
  {
    brandId: text()
      .notNull()
      .references(() => brand.brandId),
    resource: text().notNull(),
    written: integer().notNull().default(0),
    /** The moment to which the rows' times relate. */
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.resource] })],
)
