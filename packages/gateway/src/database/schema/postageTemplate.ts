import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { allOf, oneOf } from './choice'
import { money, stamps } from './columns'
import { hotel } from './hotel'

/** Names from the province down: `['浙江省', '杭州市']`. */
export type Region = readonly string[]

/** What parcels to some regions cost. `first` and `next` in pieces, kg or m³; fees in cents. */
export interface RegionRule {
  readonly regions: readonly Region[]
  readonly first: number
  readonly firstFee: number
  readonly next: number
  readonly nextFee: number
}

/** When parcels to some regions are free. `amount` in cents; `count` in pieces. */
export interface FreeRule {
  readonly regions: readonly Region[]
  readonly condition: 'AMOUNT' | 'COUNT' | 'BOTH'
  readonly amount?: number
  readonly count?: number
}

const quantity = () => numeric({ precision: 8, scale: 2, mode: 'number' })

/** What a parcel costs. How many products refer to it is counted when it is read. */
export const postageTemplate = pgTable(
  'postage_template',
  {
    postageTemplateId: text().primaryKey(),
    brandId: text().notNull(),
    hotelId: text().notNull(),
    templateName: text().notNull(),
    shipFrom: text().array().notNull(),
    shipWithin: text().notNull().default('48H'),
    shipDate: date(),
    carriers: text().array().notNull(),
    chargeType: text().notNull().default('PIECE'),
    defaultFirst: quantity().default(1),
    defaultFirstFee: money(),
    defaultNext: quantity().default(1),
    defaultNextFee: money(),
    regionRules: jsonb().$type<RegionRule[]>().notNull().default([]),
    freeRules: jsonb().$type<FreeRule[]>().notNull().default([]),
    excludedRegions: jsonb().$type<Region[]>().notNull().default([]),
    excludedHint: text().notNull().default('您所在的地区暂不支持配送'),
    remark: text(),
    isDefault: boolean().notNull().default(false),
    status: text().notNull().default('ENABLED'),
    ...stamps,
  },
  (table) => [
    foreignKey({
      name: 'postage_template_hotel',
      columns: [table.brandId, table.hotelId],
      foreignColumns: [hotel.brandId, hotel.hotelId],
    }),
    uniqueIndex('postage_template_name_unique').on(table.hotelId, table.templateName),
    uniqueIndex('postage_template_default_unique').on(table.hotelId).where(sql`${table.isDefault}`),
    // so that products can point at a template of their own store only
    unique('postage_template_of_hotel').on(table.hotelId, table.postageTemplateId),
    oneOf('postage_template_ship_within_values', table.shipWithin, ['24H', '48H', '72H', '7D', 'DATE']),
    allOf('postage_template_carriers_values', table.carriers, ['SF', 'JD', 'ZTO', 'YTO', 'EMS', 'SELF']),
    oneOf('postage_template_charge_type_values', table.chargeType, ['FREE', 'PIECE', 'WEIGHT', 'VOLUME']),
    oneOf('postage_template_status_values', table.status, ['ENABLED', 'DISABLED']),
  ],
)
