import { type listTicketProducts, maximumProductKeys } from '@ebkit/protocol/calls/products'
import type { ReceivedBodyOf } from '@ebkit/protocol/define-call'
import { exclusiveActivityTypes, posterTabs, strictTab } from '@ebkit/rules/products'
import { storableText } from '@ebkit/rules/storable-text'
import { and, eq, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { ticketProduct } from '../database/schema'
import {
  ecardTypes,
  productAuditStatuses,
  productStatuses,
  productTypes,
  shipTypes,
} from '../database/schema/ticketValues'
import { unfit } from '../server/schemas'

type Parameters = ReceivedBodyOf<typeof listTicketProducts>

/** Rows of one page, at most. */
const maximumPageSize = 200

const strategies = [12, strictTab, 29, 30, ...posterTabs]

/** Offsets beyond are no different from this one, and PostgreSQL takes no larger ones than 2⁶³. */
const farthest = 2_147_483_647

/** Entries of a comma list; empty: not given. */
const list = v.pipe(
  v.optional(v.union([v.string(), v.number()]), ''),
  v.transform((text) =>
    storableText(String(text))
      .split(',')
      .flatMap((entry) => entry.trim() || []),
  ),
)
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number))
const ids = v.pipe(list, v.maxLength(maximumProductKeys))
const oneOf = (values: readonly string[]) => v.pipe(list, v.array(v.picklist(values)))
const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((given) => storableText(given).trim()),
)
const fromOne = v.pipe(v.number(), v.minValue(1))

/** What the parameters of the call must be beyond their types, and the gateway's own. */
const parameters = v.object({
  pageNum: fromOne,
  pageSize: v.pipe(
    fromOne,
    v.transform((size) => Math.min(size, maximumPageSize)),
  ),
  strategy: v.picklist(strategies),
  auditStatus: v.picklist(productAuditStatuses),
  ticketProductId: ids,
  productIds: ids,
  ticketCategoryId: ids,
  productName: text,
  posterTitle: text,
  productType: oneOf(productTypes),
  shipType: oneOf(shipTypes),
  ecardType: oneOf(ecardTypes),
  status: oneOf(productStatuses),
  eligibleOnly: v.optional(v.pipe(number, v.picklist([0, 1]))),
  activityType: v.optional(number),
})

type Search = v.InferOutput<typeof parameters>

/** What a search asks for. */
export interface ProductSearch {
  readonly where: SQL | undefined
  readonly limit: number
  readonly offset: number
}

/** Texts that contain another one; `%` and `_` are literal. */
const contains = (column: AnyPgColumn, part: string) =>
  part === '' ? undefined : ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`)

const among = (column: AnyPgColumn, values: readonly string[]) =>
  values.length ? inArray(column, values) : undefined

/** What a tab shows. All of them but these show everything. @spec W-PICK-9 W-PICK-12 */
function shownInTab(strategy: number): SQL | undefined {
  if (posterTabs.includes(strategy))
    return and(isNotNull(ticketProduct.posterTitle), ne(ticketProduct.posterTitle, ''))
  if (strategy === 29) return inArray(ticketProduct.shipType, ['mail', 'all'])
  if (strategy === 30) return or(eq(ticketProduct.ecardType, 'valid_card'), eq(ticketProduct.zhiLianRoom, 1))
  return undefined
}

/** `ineligibleReason` of the rules as a condition: true if there is no reason. */
function eligible({ strategy, activityType }: Search): SQL | undefined {
  const isExclusive = activityType !== undefined && exclusiveActivityTypes.includes(activityType)
  const others = sql`${sql.param([...exclusiveActivityTypes])}::integer[]`
  const isStrict = strategy === strictTab
  return and(
    ne(ticketProduct.supplierAccountStatus, 1),
    isExclusive ? sql`not (${ticketProduct.activityTypes} && ${others})` : undefined,
    isStrict
      ? and(
          ne(ticketProduct.productSpecType, 1),
          ne(ticketProduct.isBrandMultiple, 1),
          ne(ticketProduct.limitTime, 1),
          ne(ticketProduct.limitSell, 1),
        )
      : undefined,
  )
}

/** Products of stores, and those of other stores that they sell too. */
function soldBy(hotelIds: readonly string[]): SQL | undefined {
  const stores = sql`${sql.param([...hotelIds])}::text[]`
  return or(
    sql`${ticketProduct.hotelId} = any(${stores})`,
    and(
      sql`${ticketProduct.applyHotelIds} && ${stores}`,
      or(eq(ticketProduct.isBrandMultiple, 1), eq(ticketProduct.status, 'share')),
    ),
  )
}

function checked(given: Parameters): Search {
  const result = v.safeParse(parameters, given)
  if (result.success) return result.output
  throw unfit(result.issues)
}

/**
 * Makes conditions of the parameters of A-016.
 *
 * @param currentHotel the store that is meant where neither chooseHotelId nor hotelId says one
 * @throws 400 for an invalid parameter
 * @spec W-PICK-11
 */
export function productSearch(given: Parameters, currentHotel: string): ProductSearch {
  const search = checked(given)
  const stores = (given.chooseHotelId || given.hotelId || currentHotel).split(',')
  const where = and(
    soldBy(stores),
    eq(ticketProduct.auditStatus, search.auditStatus),
    shownInTab(search.strategy),
    among(ticketProduct.ticketProductId, search.ticketProductId),
    among(ticketProduct.ticketProductId, search.productIds),
    among(ticketProduct.ticketCategoryId, search.ticketCategoryId),
    among(ticketProduct.productType, search.productType),
    among(ticketProduct.shipType, search.shipType),
    among(ticketProduct.ecardType, search.ecardType),
    among(ticketProduct.status, search.status),
    contains(ticketProduct.productName, search.productName),
    contains(ticketProduct.posterTitle, search.posterTitle),
    search.eligibleOnly === 1 ? eligible(search) : undefined,
  )
  const offset = Math.min((search.pageNum - 1) * search.pageSize, farthest)
  return { where, limit: search.pageSize, offset }
}
