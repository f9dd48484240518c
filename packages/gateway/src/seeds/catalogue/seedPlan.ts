import type { Resource } from '@ebkit/domain'
import { seedOrder } from './seedOrder'

/** How many rows of a resource are seeded, and to which stores they belong. */
export interface ResourcePlan {
  readonly resource: Resource
  readonly count: number
  /** The number of the store of each row; undefined for rows of a brand or the platform. */
  storeOf(index: number): number | undefined
  /** How many rows before this one are in its store. */
  ordinalOf(index: number): number
}

/** The stores of sixteen successive rows: the first has the most. */
const spread = [0, 0, 1, 0, 2, 0, 3, 1, 0, 4, 0, 5, 2, 6, 1, 7]

/** Below this number all rows are in the first store: eight stores would have too few each. */
const spreadFrom = 60

/** Rows of these are in all stores although they are few: each store has one of a kind. */
const inAllStores = new Set(['cashAccount', 'payChannel', 'paymentScene', 'scenic', 'deliveryPlatform'])

/** Rows of these are in all stores that sell tickets, because their rows are made by hand. */
export const storeCount = 8

function isSpread(
  resource: Resource,
  resources: ReadonlyMap<string, Resource>,
  existing: ReadonlySet<string>,
): boolean {
  const count = resource.seed?.count ?? 1
  if (existing.has(resource.name) || inAllStores.has(resource.name)) return true
  if (count < spreadFrom) return false
  return resource.fields.every(({ type, ref = '', required, showIf }) => {
    const other = resources.get(ref)
    if (type !== 'ref' || !required || showIf || other?.scope !== 'hotel') return true
    return isSpread(other, resources, existing)
  })
}

const constant = (resource: Resource, count: number, store: number | undefined): ResourcePlan => ({
  resource,
  count,
  storeOf: () => store,
  ordinalOf: (index) => index,
})

function spreadOver(resource: Resource, count: number): ResourcePlan {
  const storeOf = (index: number) => spread[index % spread.length] as number
  const share = Array.from(
    { length: storeCount },
    (_, store) => spread.filter((each) => each === store).length,
  )
  const before = spread.map((store, place) => spread.slice(0, place).filter((each) => each === store).length)
  return {
    resource,
    count,
    storeOf,
    ordinalOf: (index) =>
      Math.floor(index / spread.length) * (share[storeOf(index)] ?? 0) + (before[index % spread.length] ?? 0),
  }
}

/** The number of rows of a resource; a settings record has one. */
const countOf = ({ seed }: Resource, scale: number) => Math.max(1, Math.ceil((seed?.count ?? 1) * scale))

/**
 * Plans the rows of resources, in the order in which they are written.
 *
 * @param existing resources whose rows are made otherwise
 * @param scale share of the counts of the definitions
 */
export function planSeed(
  all: readonly Resource[],
  existing: ReadonlySet<string> = new Set(),
  scale = 1,
): ResourcePlan[] {
  const resources = new Map(all.map((resource) => [resource.name, resource]))
  return seedOrder(all).map((resource) => {
    const count = resource.singleton ? 1 : countOf(resource, scale)
    if (resource.scope !== 'hotel') return constant(resource, count, undefined)
    if (resource.singleton || !isSpread(resource, resources, existing)) return constant(resource, count, 0)
    return spreadOver(resource, count)
  })
}
