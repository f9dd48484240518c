import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Who wrote a row and when. `version` increases with every write: the optimistic lock of the resource calls. */
export const stamps = {
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  createdBy: text(),
  updatedBy: text(),
  version: integer().notNull().default(1),
}

/** An amount in cents. */
export const money = () => bigint({ mode: 'number' })
