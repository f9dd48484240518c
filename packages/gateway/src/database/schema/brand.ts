import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from './columns'

/** A brand: the tenant. The console's hue is derived from its theme colour. */
export const brand = pgTable('brand', {
  brandId: text().primaryKey(),
  brandName: text().notNull(),
  brandCode: text().notNull(),
  englishName: text(),
  logo: text(),
  themeColor: text().notNull().default('#1a6dff'),
  groupName: text(),
  industry: text().notNull(),
  story: text(),
  contactName: text().notNull(),
  contactPhone: text().notNull(),
  contactEmail: text(),
  website: text(),
  memberShared: boolean().notNull().default(true),
  cardShared: boolean().notNull().default(true),
  contractUntil: date(),
  sort: integer().notNull().default(0),
  status: text().notNull().default('ENABLED'),
  ...stamps,
})
