import { listTicketProducts } from '@ebkit/protocol/calls/products'
import { posterTabs } from '@ebkit/rules/products'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ticketProduct } from '../database/schema'
import { productSearch } from '../routes/productSearch'
import { unfit } from '../server/schemas'
import type { RuleRows } from './RuleRows'
import { reasonOf, texts } from './reasons'
import { requireKnown } from './requireKnown'

const known = [
  'auditStatus',
  'chooseHotelId',
  'ticketProductId',
  'productIds',
  'ticketCategoryId',
  'productType',
  'shipType',
  'ecardType',
  'status',
]

const key = sql`(${ticketProduct.ticketProductId} || ':' || ${ticketProduct.productType})`
const columns = {
  key,
  supplierAccountStatus: sql`${ticketProduct.supplierAccountStatus}`,
  activityTypes: sql`${ticketProduct.activityTypes}`,
  productSpecType: sql`${ticketProduct.productSpecType}`,
  isBrandMultiple: sql`${ticketProduct.isBrandMultiple}`,
  limitTime: sql`${ticketProduct.limitTime}`,
  limitSell: sql`${ticketProduct.limitSell}`,
}

/** Ticket products: the same rows as the list call returns for the same parameters. */
export const productRule: RuleRows = {
  matching({ hotelId, tab, search, activityType, where = {} }, own) {
    requireKnown(where, known)
    const strategy = Number(tab) || 12
    const parameters = v.safeParse(listTicketProducts.body, {
      ...where,
      hotelId,
      brandId: '',
      pageNum: 1,
      strategy,
      ...(search && { [posterTabs.includes(strategy) ? 'posterTitle' : 'productName']: search }),
    })
    if (!parameters.success) throw unfit(parameters.issues)
    const { where: condition } = productSearch(parameters.output, hotelId)
    const reason = reasonOf(columns, strategy, activityType, own)
    return sql`select ${key} as key, ${reason} as reason from ${ticketProduct} where ${condition}`
  },
  existing(keys) {
    const parts = keys.map((each) => each.split(':'))
    const ids = texts(parts.map(([id = '']) => id))
    const types = texts(parts.map(([, type = '']) => type))
    return sql`select ${key} as key, ${ticketProduct.status} = 'offline' as is_off_shelf from ${ticketProduct}
      where (${ticketProduct.ticketProductId}, ${ticketProduct.productType})
        in (select * from unnest(${ids}, ${types}))`
  },
}
