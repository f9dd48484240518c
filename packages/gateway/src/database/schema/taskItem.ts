import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** An item of a background task, such as an extension of tickets or a batch of refunds. */
export const taskItem = pgTable(
  'task_item',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    /** The task. */
    resource: text().notNull(),
    rowKey: text().notNull(),
    /** Key of the row; for a file, what a line names. */
    itemKey: text().notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }),
    status: text().notNull().default('WAITING'),
    /** The reason of the failure. */
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
