import type { GuestOrder, GuestProduct, GuestRequest } from '@ebkit/core/services/guest'
import type { GuestEntry, GuestField } from './GuestState'

/** The entry of a new guest. */
export const emptyEntry: GuestEntry = {
  ticketProductId: '',
  specName: '',
  quantity: 1,
  buyerName: '',
  buyerPhone: '',
  travellers: [],
  useDate: '',
  receiverAddress: '',
  payMethod: 'wechat',
}

/** The chosen specification of a product that has several. */
export const specOf = ({ specs }: GuestProduct, { specName }: GuestEntry) =>
  specs.find((spec) => spec.specName === specName)

/** The price of one item in cents. */
export const priceOf = (product: GuestProduct, entry: GuestEntry): number =>
  specOf(product, entry)?.salePrice ?? product.salePrice

/** How many items of the choice the guest can order. */
export const mostOf = (product: GuestProduct, entry: GuestEntry): number =>
  Math.min(product.maxPerOrder, specOf(product, entry)?.inventory ?? product.inventory)

/** How many names of travellers an order needs. */
export const travellersOf = ({ realNameType }: GuestProduct, { quantity }: GuestEntry): number =>
  ({ none: 0, order: 1, person: quantity })[realNameType]

/** An entry for another product; the guest's data stay. */
export function chosen(product: GuestProduct, entry: GuestEntry): GuestEntry {
  const spec = product.specs.find(({ inventory }) => inventory >= product.minPerOrder)
  return {
    ...entry,
    ticketProductId: product.ticketProductId,
    specName: spec?.specName ?? '',
    quantity: product.minPerOrder,
  }
}

/** Fields that must be corrected before the order is sent, in the order of the page. */
export function missingOf(product: GuestProduct, entry: GuestEntry): readonly GuestField[] {
  const names = Array.from({ length: travellersOf(product, entry) }, (_, index) => entry.travellers[index])
  const isMissing: Readonly<Record<GuestField, boolean>> = {
    useDate: product.needsUseDate && !entry.useDate,
    buyerName: !entry.buyerName.trim(),
    buyerPhone: !/^1\d{10}$/.test(phoneOf(entry)),
    travellers: names.some((name) => !name?.trim()),
    receiverAddress: product.needsAddress && !entry.receiverAddress.trim(),
  }
  return (Object.keys(isMissing) as GuestField[]).filter((field) => isMissing[field])
}

const phoneOf = ({ buyerPhone }: GuestEntry) => buyerPhone.replaceAll(/[\s-]/g, '')

/** The request that places the order. */
export function requestOf(product: GuestProduct, entry: GuestEntry): GuestRequest {
  const names = entry.travellers.slice(0, travellersOf(product, entry))
  return {
    ticketProductId: product.ticketProductId,
    ...(entry.specName && { specName: entry.specName }),
    quantity: entry.quantity,
    saleChannel: product.saleChannel,
    buyerName: entry.buyerName.trim(),
    buyerPhone: phoneOf(entry),
    ...(names.length && { travellers: names.map((name) => ({ name: name.trim() })) }),
    ...(product.needsUseDate && { useDate: entry.useDate }),
    ...(product.needsAddress && { shipType: 'mail' as const, receiverAddress: entry.receiverAddress.trim() }),
  }
}

/** Cents paid, before the fee, for the first codes, which a refund takes. */
export function refundOf(order: GuestOrder, quantity: number): number {
  const taken = order.refundable.slice(0, quantity)
  const paid = order.codes.filter(({ code }) => taken.includes(code))
  const sum = paid.reduce((total, { sharePrice }) => total + sharePrice, 0)
  return Math.min(order.refundableAmount, sum)
}

/** Cents that the store keeps. */
export const feeOf = (order: GuestOrder, amount: number): number =>
  Math.round((amount * order.refundFeeRate) / 100)

/** Whether the guest can request a refund now. */
export const isRefundable = (order: GuestOrder): boolean =>
  order.refundType !== 'none' && order.refundable.length > 0 && order.refundableAmount > 0
