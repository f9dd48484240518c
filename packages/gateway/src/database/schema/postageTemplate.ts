import { boolean, date, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { money, stamps } from './columns'

/** Names from the province down: `['浙江省', '杭州市']`. */
export type Region = readonly string[]

/** The cost of parcels to some regions. `first` and `next` in pieces, kg or m³; fees in cents. */
export interface RegionRule {
  readonly regions: readonly Region[]
  readonly first: number
  readonly firstFee: number
  readonly next: number
  readonly nextFee: number
}

/** The condition for free parcels to some regions. `amount` in cents; `count` in pieces. */
export interface FreeRule {
  readonly regions: readonly Region[]
  readonly condition: 'AMOUNT' | 'COUNT' | 'BOTH'
  readonly amount?: number
  readonly count?: number
}

const quantity = () => numeric({ precision: 8, scale: 2, mode: 'number' })

/** The cost of parcels. The number of products that use it is counted on reading. */
export const postageTemplate = pgTable('postage_template', {
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
})
