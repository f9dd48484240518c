import type { ProductRow } from '@ebkit/protocol/schemas'
import { productStateStrings } from '@ebkit/rules/products'
import { desc, eq, type SQL } from 'drizzle-orm'
import { hotel, ticketProduct } from '../database/schema'
import type { Transaction } from '../database/tenant'

const columns = {
  ticketProductId: ticketProduct.ticketProductId,
  productType: ticketProduct.productType,
  productName: ticketProduct.productName,
  posterTitle: ticketProduct.posterTitle,
  ticketCategoryId: ticketProduct.ticketCategoryId,
  hotelId: ticketProduct.hotelId,
  hotelName: hotel.hotelName,
  coverImage: ticketProduct.coverImage,
  salePrice: ticketProduct.salePrice,
  minSalePrice: ticketProduct.minSalePrice,
  totalInventory: ticketProduct.totalInventory,
  specs: ticketProduct.specs,
  soldCount: ticketProduct.soldCount,
  auditStatus: ticketProduct.auditStatus,
  status: ticketProduct.status,
  productSpecType: ticketProduct.productSpecType,
  isBrandMultiple: ticketProduct.isBrandMultiple,
  limitTime: ticketProduct.limitTime,
  limitSell: ticketProduct.limitSell,
  zhiLianPass: ticketProduct.zhiLianPass,
  zhiLianRoom: ticketProduct.zhiLianRoom,
  ecardType: ticketProduct.ecardType,
  shipType: ticketProduct.shipType,
  rpNames: ticketProduct.rpNames,
  supplierAccountStatus: ticketProduct.supplierAccountStatus,
  ifSetSeparate: ticketProduct.ifSetSeparate,
  activityTypes: ticketProduct.activityTypes,
  productLabelList: ticketProduct.productLabelList,
}

/** Rows of products with what the wire carries, the highest `sort` first, then the newest. */
export function selectProducts(rows: Transaction, where: SQL | undefined, limit: number, offset = 0) {
  return rows
    .select(columns)
    .from(ticketProduct)
    .leftJoin(hotel, eq(hotel.hotelId, ticketProduct.hotelId))
    .where(where)
    .orderBy(desc(ticketProduct.sort), desc(ticketProduct.createdAt), desc(ticketProduct.ticketProductId))
    .limit(limit)
    .offset(offset)
}

type Selected = Awaited<ReturnType<typeof selectProducts>>[number]

/** @spec W-PICK-30 */
const statusNames: Readonly<Record<string, string>> = productStateStrings.zh

const inYuan = (cents: number | null) => (cents === null ? null : cents / 100)

/**
 * A product as the wire carries it: prices in yuan, flags 0 and 1, the picture as an address that partners' pages reach
 * too.
 *
 * @param origin of this gateway
 */
export function productOnWire(product: Selected, origin: string): ProductRow {
  const { limitTime, limitSell, zhiLianPass, zhiLianRoom, specs, ...row } = product
  const isMultiSpec = row.productSpecType === 1
  return {
    ...row,
    coverImage: new URL(row.coverImage, origin).href,
    salePrice: row.productType === 'gift' ? 0 : inYuan(row.salePrice),
    minSalePrice: inYuan(row.minSalePrice),
    totalInventory: isMultiSpec
      ? specs.reduce((sum, { inventory }) => sum + inventory, 0)
      : row.totalInventory,
    statusName: statusNames[row.status] ?? '',
    productStatusVmo: { limitTime, limitSell, zhiLianPass, zhiLianRoom },
    ifSetSeparate: row.ifSetSeparate ? 1 : 0,
    // names the category of a stored-value card, which is not a product
    categoryName: '',
  }
}
