import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** A user has read a system notice, and perhaps confirmed it. */
export const noticeReceipt = pgTable(
  'notice_receipt',
  {
    brandId: text().notNull(),
    userId: text().notNull(),
    noticeId: text().notNull(),
    readAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  ({ userId, noticeId }) => [primaryKey({ columns: [userId, noticeId] })],
)
