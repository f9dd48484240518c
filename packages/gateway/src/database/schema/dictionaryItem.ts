import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { stamps } from './columns'

/** One entry of a dictionary of a brand, such as a country. */
export const dictionaryItem = pgTable(
  'dictionary_item',
  {
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    dictType: text().notNull(),
    value: text().notNull(),
    name: text().notNull(),
    englishName: text(),
    /** A further well-known code: ISO 3166-1 alpha-3 for countries. */
    code: text(),
    /** Pinyin of the name, syllables separated by spaces. */
    pinyin: text(),
    /** First letters of the syllables. */
    initials: text(),
    sort: integer().notNull().default(0),
    ...stamps,
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.dictType, table.value] }),
    index('dictionary_item_order').on(table.brandId, table.dictType, table.sort),
  ],
)
