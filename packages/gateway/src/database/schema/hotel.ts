import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  time,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { allOf, oneOf } from './choice'
import { stamps } from './columns'

const businessTypes = ['HOTEL', 'SCENIC', 'RESTAURANT', 'LEISURE', 'RETAIL'] as const
const facilities = ['WIFI', 'PARK', 'POOL', 'GYM', 'SPA', 'KIDS', 'PET', 'EV', 'MEETING', 'SHUTTLE'] as const
const auditStatuses = ['DRAFT', 'REVIEWING', 'OPEN', 'REJECTED', 'SUSPENDED', 'CLOSED'] as const

/** A store of a brand. Licences and position may be empty while it is a DRAFT; `submit` asks for them. */
export const hotel = pgTable(
  'hotel',
  {
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
    province: text().notNull(),
    city: text().notNull(),
    district: text(),
    address: text().notNull(),
    /** Degrees, GCJ-02 as the map providers of mainland China use them. */
    longitude: doublePrecision(),
    latitude: doublePrecision(),
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
  },
  (table) => [
    uniqueIndex('hotel_name_unique').on(table.brandId, table.hotelName),
    uniqueIndex('hotel_code_unique').on(table.brandId, table.hotelCode),
    // so that rows of other tables can point at a store of their own brand only
    unique('hotel_of_brand').on(table.brandId, table.hotelId),
    index('hotel_audit_status').on(table.brandId, table.auditStatus),
    allOf('hotel_business_types_values', table.businessTypes, businessTypes),
    oneOf('hotel_star_level_values', table.starLevel, ['5', '4', '3', '2', 'A5', 'A4']),
    allOf('hotel_facilities_values', table.facilities, facilities),
    oneOf('hotel_audit_status_values', table.auditStatus, auditStatuses),
  ],
)
