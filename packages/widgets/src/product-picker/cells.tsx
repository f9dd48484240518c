import type { Product } from '@ebkit/core/services/products'
import { noValue } from '@ebkit/rules/fields'
import { formatCents, formatNumber, isSet } from '@ebkit/rules/products'
import { State } from '@ebkit/ui/state'
import type { ReactNode } from 'react'
import { RowName } from '../picker/RowName'
import type { Text, TextKey } from './strings'

const isGift = ({ productType }: Product) => productType === 'gift'
const tones = { new: 'warning', published: 'success', offline: 'neutral', share: 'info' } as const

/** Product types and delivery methods with a label. */
const known: unknown[] = ['ticket', 'room', 'meal', 'package', 'goods', 'gift', 'code', 'mail', 'all']

/** The label of a value, or the gateway's text without one. */
const worded = (value: string | null | undefined, text: Text) =>
  known.includes(value) ? text(value as TextKey) : (value ?? noValue)

/** Price of a product: `98.00`, of one with specs `299.00 起`, of a gift `0.00`. @spec W-PICK-31 W-PICK-32 */
export function priceOf(product: Product, text: Text, unit = ''): string {
  const { productSpecType, salePrice, minSalePrice } = product
  if (isGift(product)) return unit + formatCents(0)
  const isLowest = minSalePrice != null && (isSet(productSpecType) || salePrice == null)
  const cents = isLowest ? minSalePrice : salePrice
  if (cents == null) return noValue
  const price = unit + formatCents(cents)
  return isLowest ? text('from', { price }) : price
}

/** The displayed name; a product without one is shown by its number. */
export const nameOf = ({ productName, posterTitle, ticketProductId }: Product): string =>
  productName || posterTitle || String(ticketProductId)

/** Shown for a gift in place of inventory and status. @spec W-PICK-32 */
const notForGifts = '-'

function statusOf(product: Product, text: Text): ReactNode {
  const { status, statusName } = product
  if (isGift(product)) return notForGifts
  const known = Object.keys(tones)
  if (!known.includes(status as string)) return statusName || status || noValue
  return <State tone={tones[status as keyof typeof tones]}>{text(status as TextKey)}</State>
}

function limitsOf({ isBrandMultiple, productStatusVmo }: Product, text: Text): string {
  const limits = [
    isSet(isBrandMultiple) && text('multipleStores'),
    isSet(productStatusVmo?.limitTime) && text('limitTime'),
    isSet(productStatusVmo?.limitSell) && text('limitSell'),
  ]
  return list(limits)
}

const list = (parts: readonly unknown[] | null | undefined) => parts?.filter(Boolean).join(' · ') || noValue

const number = (amount: number | null | undefined) => formatNumber(amount ?? noValue)

const cells: Record<string, (product: Product, text: Text) => ReactNode> = {
  name: nameOf,
  poster: (product) => product.posterTitle || nameOf(product),
  type: ({ productType }, text) => worded(productType, text),
  store: ({ hotelName }) => hotelName || noValue,
  price: priceOf,
  inventory: (product) => (isGift(product) ? notForGifts : number(product.totalInventory)),
  status: statusOf,
  spec: ({ productSpecType }, text) => text(isSet(productSpecType) ? 'multipleSpecs' : 'singleSpec'),
  limits: limitsOf,
  ship: ({ shipType }, text) => worded(shipType, text),
  labels: ({ productLabelList }) => list(productLabelList?.map(labelOf)),
  card: ({ ecardType }, text) => (ecardType === 'valid_card' ? text(ecardType) : noValue),
  rooms: ({ rpNames }) => list(rpNames),
  category: ({ categoryName }) => categoryName || noValue,
  sold: ({ soldCount }) => number(soldCount),
}

/** Columns whose texts may be long. */
const wide = ['name', 'store', 'labels', 'rooms', 'category', 'limits']

/** A label: its text, or an object that contains one. */
const labelOf = (label: unknown) =>
  typeof label === 'object' ? (label as { labelName?: unknown } | null)?.labelName : label

/** The content of a column; the first one shows image and number, and the price if there is no column for it. */
export function cellOf(product: Product, key: string, isFirst: boolean, text: Text): ReactNode {
  const content = cells[key]?.(product, text)
  if (!isFirst)
    return wide.includes(key) ? (
      <span className="eb-product-picker__cut" title={content as string}>
        {content}
      </span>
    ) : (
      content
    )
  return (
    <RowName picture={product.coverImage ?? undefined} name={content}>
      <span className="eb-product-picker__price">{priceOf(product, text, '¥')}</span>
      <span>{list([product.ticketProductId, product.categoryName])}</span>
    </RowName>
  )
}
