import type { GuestOrder, GuestProduct, GuestRequest } from '@ebkit/core/services/guest'
import type { GuestEntry, GuestField } from './GuestState'

/** What a new guest has filled in. */
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

/** The choice of a product that has several. */
export const specOf = ({ specs }: GuestProduct, { specName }: GuestEntry) =>
  specs.find((spec) => spec.specName === specName)

/** Cents of one piece. */
export const priceOf = (product: GuestProduct, entry: GuestEntry): number =>
  specOf(product, entry)?.salePrice ?? product.salePrice

/** Pieces that the guest can order of what is chosen. */
export const mostOf = (product: GuestProduct, entry: GuestEntry): number =>
  Math.min(product.maxPerOrder, specOf(product, entry)?.inventory ?? product.inventory)

/** How many names of travellers an order needs. */
export const travellersOf = ({ realNameType }: GuestProduct, { quantity }: GuestEntry): number =>
  ({ none: 0, order: 1, person: quantity })[realNameType]

/** An entry for another product: who the guest is stays. */
export function chosen(product: GuestProduct, entry: GuestEntry): GuestEntry {
  const spec = product.specs.find(({ inventory }) => inventory >= product.minPerOrder)
  return {
    ...entry,
    ticketProductId: product.ticketProductId,
    specName: spec?.specName ?? '',
    quantity: product.minPerOrder,
  }
}

/** Fields that must be mended before the order is sent, in the order of the page. */
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

/** The order as the gateway takes it. */
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

/** Cents before the fee that were paid for the first codes that a refund takes. */
export function refundOf(order: GuestOrder, quantity: number): number {
  const taken = order.refundable.slice(0, quantity)
  const paid = order.codes.filter(({ code }) => taken.includes(code))
  const sum = paid.reduce((total, { sharePrice }) => total + sharePrice, 0)
  return Math.min(order.refundableAmount, sum)
}

/** Cents that the store keeps. */
export const feeOf = (order: GuestOrder, amount: number): number =>
  Math.round((amount * order.refundFeeRate) / 100)

/** Whether the guest can ask for money back now. */
export const isRefundable = (order: GuestOrder): boolean =>
  order.refundType !== 'none' && order.refundable.length > 0 && order.refundableAmount > 0
