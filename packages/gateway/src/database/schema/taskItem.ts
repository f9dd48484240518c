import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** A row of a background task: an extension of tickets, a batch of refunds. */
export const taskItem = pgTable(
  'task_item',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    /** The task. */
    resource: text().notNull(),
    rowKey: text().notNull(),
    /** Key of the row; of a file what a line names. */
    itemKey: text().notNull(),
    /** Cents. */
    amount: bigint({ mode: 'number' }),
    status: text().notNull().default('WAITING'),
    /** Why it failed. */
    reason: text(),
  },
  (table) => [
    primaryKey({
      name: 'task_item_key',
      columns: [table.brandId, table.resource, table.rowKey, table.itemKey],
    }),
    check('task_item_status_values', sql`${table.status} in ('WAITING', 'DONE', 'FAILED')`),
  ],
)
