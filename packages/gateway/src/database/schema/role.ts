import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { money, stamps } from './columns'

/** The permissions of employees with the role. `permissions` are codes of the permission tree; `*` is all of them. */
export const role = pgTable('role', {
  roleId: text().primaryKey(),
  brandId: text()
    .notNull()
    .references(() => brand.brandId),
  roleName: text().notNull(),
  roleLevel: text().notNull().default('HOTEL'),
  isPreset: boolean().notNull().default(false),
  permissions: text().array().notNull().default([]),
  dataScope: text().notNull().default('HOTEL'),
  viewSensitive: boolean().notNull().default(false),
  canExport: boolean().notNull().default(false),
  maxRefundAmount: money().notNull().default(0),
  description: text(),
  status: text().notNull().default('ENABLED'),
  ...stamps,
})
