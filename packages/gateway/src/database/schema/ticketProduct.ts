import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, numeric, pgTable, smallint, text, time } from 'drizzle-orm/pg-core'
import { money, stamps } from './columns'

/** One specification of a product. Prices in cents. */
export interface ProductSpec {
  readonly specName: string
  readonly specImage?: string
  readonly salePrice: number
  readonly linePrice?: number
  readonly settlePrice?: number
  readonly inventory: number
  readonly sold: number
}

/** A receiver of a share of the price. `ratio` in percent. */
export interface SplitReceiver {
  readonly receiverName: string
  readonly receiverAccount: string
  readonly ratio: number
}

/** Days on which a voucher is not accepted, both included, `2026-10-01`. */
export interface UnusableDates {
  readonly dates: { readonly start: string; readonly end: string }
  readonly reason?: string | null
}

/** 0 or 1, as on the wire. */
const flag = () => smallint().notNull().default(0)
const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0)

/**
 * A product that a store sells as a voucher or parcel. Columns for the pickers' filters are maintained by the database
 * itself (`minSalePrice`, `supplierAccountStatus`); names of status and store are added on reading.
 */
export const ticketProduct = pgTable('ticket_product', {
  ticketProductId: text().primaryKey(),
  brandId: text().notNull(),
  hotelId: text().notNull(),
  productName: text().notNull(),
  posterTitle: text(),
  ticketCategoryId: text().notNull(),
  productType: text().notNull().default('ticket'),
  /** A path on this gateway, or a URL. */
  coverImage: text().notNull(),
  images: text().array().notNull().default([]),
  videoUrl: text(),
  productLabelList: text().array().notNull().default([]),
  isBrandMultiple: flag(),
  /** Other stores that also sell it, for a multi-store or shared product. */
  applyHotelIds: text().array().notNull().default([]),
  /**
   * 1: several specifications, each with its price and inventory; salePrice is then the lowest price, totalInventory
   * the sum.
   */
  productSpecType: flag(),
  salePrice: money(),
  linePrice: money(),
  settlePrice: money(),
  totalInventory: integer(),
  specs: jsonb().$type<ProductSpec[]>().notNull().default([]),
  /** 0 for a gift. */
  minSalePrice: money().generatedAlwaysAs(
    (): SQL => sql`case when product_type = 'gift' then 0
        when product_spec_type = 1 then lowest_spec_price(specs) else sale_price end`,
  ),
  /** Pieces of paid orders; the orders keep it once there are any. */
  soldCount: integer().notNull().default(0),
  initialSales: integer().notNull().default(0),
  saleFrom: date().notNull(),
  saleUntil: date().notNull(),
  validType: text().notNull().default('range'),
  validFrom: date(),
  validUntil: date(),
  validDays: integer(),
  effectDelayHours: integer().notNull().default(0),
  /** 0 is Sunday, 6 Saturday. */
  unusableWeekdays: smallint().array().notNull().default([]),
  unusableDates: jsonb().$type<UnusableDates[]>().notNull().default([]),
  limitTime: flag(),
  limitSell: flag(),
  zhiLianPass: flag(),
  zhiLianRoom: flag(),
  dailySaleFrom: time(),
  dailySaleUntil: time(),
  dailySaleLimit: integer(),
  needReserve: boolean().notNull().default(false),
  reserveAheadHours: integer(),
  realNameType: text().notNull().default('none'),
  minPerOrder: integer().notNull().default(1),
  maxPerOrder: integer().notNull().default(10),
  memberLimit: integer().notNull().default(0),
  shipType: text().notNull().default('code'),
  postageTemplateId: text(),
  ecardType: text().notNull().default('none'),
  refundType: text().notNull().default('anytime'),
  refundAheadDays: integer(),
  refundFeeRate: percent(),
  expiredAutoRefund: boolean().notNull().default(true),
  joinMemberPrice: boolean().notNull().default(true),
  pointsRate: percent(),
  ifSetSeparate: boolean().notNull().default(false),
  separateList: jsonb().$type<SplitReceiver[]>().notNull().default([]),
  /** 1: split accounting is configured. */
  supplierAccountStatus: smallint().generatedAlwaysAs(
    (): SQL => sql`case when if_set_separate and separate_list <> '[]'::jsonb then 1 else 0 end`,
  ),
  saleChannels: text().array().notNull().default(['wechat', 'h5']),
  /** Names of the rate plans behind the direct room link; to be derived from them once they exist. */
  rpNames: text().array().notNull().default([]),
  /** Type numbers of the active activities that include it; stored here until activities exist. */
  activityTypes: integer().array().notNull().default([]),
  description: text().notNull(),
  useNotice: text().notNull(),
  sort: integer().notNull().default(0),
  auditStatus: smallint().notNull().default(2),
  auditRemark: text(),
  status: text().notNull().default('new'),
  ...stamps,
})
