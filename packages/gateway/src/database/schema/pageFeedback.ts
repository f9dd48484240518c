import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { userAccount } from './access'
import { stamps } from './columns'
import { hotel } from './hotel'

/** A user's rating of a page, one per user, store and page key. @spec W-SAT-15 */
export const pageFeedback = pgTable(
  'page_feedback',
  {
    brandId: text().notNull(),
    hotelId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => userAccount.userId, { onDelete: 'cascade' }),
    url: text().notNull(),
    score: smallint().notNull(),
    description: text(),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hotelId, table.url] }),
    foreignKey({
      name: 'page_feedback_hotel',
      columns: [table.brandId, table.hotelId],
      foreignColumns: [hotel.brandId, hotel.hotelId],
    }).onDelete('cascade'),
    check('page_feedback_score_range', sql`${table.score} between 1 and 5`),
    check('page_feedback_description_length', sql`char_length(${table.description}) <= 500`),
  ],
)
