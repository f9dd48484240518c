import { ticketProduct } from '@ebkit/domain'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { changeRow } from '../../behaviour/rows'
import { reasons } from './strings'

export type Product = RowOf<typeof ticketProduct>

/** One spec of a multi-spec product. */
export interface Spec {
  readonly specName: string
  readonly salePrice: number
  readonly inventory: number
  readonly sold?: number
}

export const specsOf = ({ specs }: Product) => (specs ?? []) as unknown as readonly Spec[]

/** @throws 422 `unknown-spec` */
export function specOf(product: Product, specName: string | null): Spec {
  return (
    specsOf(product).find((spec) => spec.specName === specName) ?? refuse('unknown-spec', reasons.unknownSpec)
  )
}

const hasSpecs = ({ productSpecType }: Product) => productSpecType === 1

/** Whether the units of an order can return: its spec may have been removed or renamed since. */
export const takesBack = (product: Product, specName: string | null): boolean =>
  !hasSpecs(product) || specsOf(product).some((spec) => spec.specName === specName)

/** The number of units that can still be sold. */
export const inventoryOf = (product: Product, specName: string | null): number =>
  hasSpecs(product) ? specOf(product, specName).inventory : (product.totalInventory ?? 0)

/** The inventory of all specs together. */
export const wholeInventory = (product: Product): number =>
  hasSpecs(product)
    ? specsOf(product).reduce((sum, { inventory }) => sum + inventory, 0)
    : (product.totalInventory ?? 0)

function withSpec(product: Product, specName: string | null, change: (spec: Spec) => Spec) {
  return specsOf(product).map((spec) => (spec.specName === specName ? change(spec) : spec)) as never
}

/**
 * The changes that add `count` units to the inventory of a product; a negative count removes units.
 *
 * @throws 422 if the inventory would become negative
 */
export function inventoryChanged(product: Product, specName: string | null, count: number) {
  const left = inventoryOf(product, specName)
  if (left + count < 0) refuse('sold-out', filled(reasons.soldOut, { left }))
  return hasSpecs(product)
    ? {
        specs: withSpec(product, specName, (spec) => ({ ...spec, inventory: spec.inventory + count })),
        totalInventory: wholeInventory(product) + count,
      }
    : { totalInventory: left + count }
}

/** Adds units to the inventory of a locked product, or removes them if the count is negative. */
export const changeInventory = (
  context: BehaviourContext,
  product: Product,
  specName: string | null,
  count: number,
) =>
  changeRow(
    context,
    ticketProduct,
    String(product.ticketProductId),
    inventoryChanged(product, specName, count),
  )

/** Counts sold units. A negative count is a refund: its units return to the inventory. */
export async function countSold(
  context: BehaviourContext,
  product: Product,
  specName: string | null,
  count: number,
) {
  const soldCount = (product.soldCount ?? 0) + count
  const returned = count < 0 && takesBack(product, specName) ? -count : 0
  const specs = hasSpecs(product) && {
    specs: withSpec(product, specName, (spec) => ({
      ...spec,
      sold: (spec.sold ?? 0) + count,
      inventory: spec.inventory + returned,
    })),
  }
  const whole = { totalInventory: wholeInventory(product) + returned }
  await changeRow(context, ticketProduct, String(product.ticketProductId), { soldCount, ...specs, ...whole })
}
