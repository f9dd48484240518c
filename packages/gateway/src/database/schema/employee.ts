import { boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { stamps } from './columns'

/** An employee of a store. Roles and further stores are lists of ids, in the format of the resource calls. */
export const employee = pgTable('employee', {
  employeeId: text().primaryKey(),
  brandId: text()
    .notNull()
    .references(() => brand.brandId),
  hotelId: text().notNull(),
  employeeNo: text().notNull(),
  employeeName: text().notNull(),
  phone: text().notNull(),
  gender: text().notNull().default('UNKNOWN'),
  avatar: text(),
  /** Id of a department; its table comes with the staff screens, the foreign key with it. */
  departmentId: text(),
  position: text(),
  roleIds: text().array().notNull().default([]),
  manageHotelIds: text().array().notNull().default([]),
  email: text(),
  entryDate: date(),
  wecomUserId: text(),
  wechatBound: boolean().notNull().default(false),
  canLogin: boolean().notNull().default(true),
  canVerify: boolean().notNull().default(false),
  lastLoginAt: timestamp({ withTimezone: true }),
  leaveDate: date(),
  remark: text(),
  status: text().notNull().default('ON_JOB'),
  ...stamps,
})
