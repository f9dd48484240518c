import { date, integer, jsonb, pgTable, text, time } from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { stamps } from './columns'

/** A store of a brand. Licences and position may be empty while it is a DRAFT; `submit` asks for them. */
export const hotel = pgTable('hotel', {
  hotelId: text().primaryKey(),
  hotelName: text().notNull(),
  shortName: text(),
  hotelCode: text().notNull(),
  brandId: text()
    .notNull()
    .references(() => brand.brandId),
  businessTypes: text().array().notNull(),
  starLevel: text(),
  logo: text(),
  coverImages: text().array().notNull().default([]),
  video: text(),
  phone: text().notNull(),
  email: text(),
  /** Names from the province down: `['浙江省', '杭州市', '西湖区']`. */
  region: text().array().notNull(),
  address: text().notNull(),
  /** Degrees, GCJ-02 as the map providers of mainland China use them. */
  geo: jsonb().$type<{ longitude: number; latitude: number; address?: string }>(),
  trafficGuide: text(),
  openFrom: time().notNull(),
  openUntil: time().notNull(),
  openingDate: date(),
  roomCount: integer(),
  facilities: text().array().notNull().default([]),
  tags: text().array().notNull().default([]),
  slogan: text(),
  introduction: text(),
  companyName: text(),
  licenseNo: text(),
  licenseImage: text(),
  specialLicense: text(),
  managerName: text(),
  managerPhone: text(),
  contractUntil: date(),
  rejectReason: text(),
  suspendReason: text(),
  resumeDate: date(),
  auditStatus: text().notNull().default('DRAFT'),
  ...stamps,
})
