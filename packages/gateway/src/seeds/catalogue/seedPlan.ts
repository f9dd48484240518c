import type { Resource } from '@ebkit/domain'
import type { SeedRow } from './SeedRow'
import { seedOrder } from './seedOrder'

/** How many rows of a resource are seeded, and to which stores they belong. */
export interface ResourcePlan {
  readonly resource: Resource
  readonly count: number
  /** The store of each row; undefined for rows of a brand or the platform. */
  storeOf(index: number): string | undefined
  /** The number of rows before this one in the same store. */
  ordinalOf(index: number): number
}

export interface PlanInput {
  readonly resources: readonly Resource[]
  /** The stores with rows, the large one first. */
  readonly hotelIds: readonly string[]
  /** Rows that are not generated here, by resource. */
  readonly existing: ReadonlyMap<string, readonly SeedRow[]>
  /** Share of the counts of the definitions. */
  readonly scale: number
  /** Resources whose rows must exist before those of a resource, in addition to those that its fields reference. */
  readonly sources: Readonly<Record<string, readonly string[]>>
}

/** The stores of sixteen successive rows, by their position: the first has the most. */
const spread = [0, 0, 1, 0, 2, 0, 3, 1, 0, 4, 0, 5, 2, 6, 1, 7]

/** Below this count all rows are in the first store: eight stores would have too few each. */
const spreadFrom = 60

/** Resources that are spread over all stores although they have few rows. */
const inAllStores = new Set(['cashAccount', 'payChannel', 'paymentScene', 'scenic', 'deliveryPlatform'])

/** Records exist only in stores that have a row of the named resource, although the reference may be empty. */
const recordsOf: Readonly<Record<string, string>> = {
  cashFlow: 'cashAccount',
  clientAutoMarketRecord: 'clientAutoMarket',
  creditFlow: 'creditAccount',
  directionalTicketRecord: 'directionalTicket',
  employeeRemindRecord: 'employeeRemind',
  fullSaleRecord: 'fullSaleActivity',
  genericVoucherCode: 'genericVoucher',
  groupFissionRecord: 'groupFission',
  groupOrder: 'groupBuy',
  hotelServiceBooking: 'hotelService',
  qrTicketClaim: 'qrTicket',
  radarVisit: 'radarContent',
  smallLifeConsume: 'smallLifeTicket',
  staffIntroduceRecord: 'staffIntroduce',
  taskTreasureRecord: 'taskTreasure',
  ticketPushLog: 'ticketBinding',
}

/** The stores that can have rows of a resource: those with rows that each of them must reference. */
function createStores({
  resources,
  hotelIds,
  existing,
}: PlanInput): (resource: Resource) => readonly string[] {
  const definitions = new Map(resources.map((resource) => [resource.name, resource]))
  const known = new Map<string, readonly string[]>()
  for (const [name, rows] of existing) {
    const stores = new Set(rows.map(({ hotelId }) => hotelId))
    if (definitions.get(name)?.scope === 'hotel')
      known.set(
        name,
        hotelIds.filter((id) => stores.has(id)),
      )
  }

  function storesOf(resource: Resource): readonly string[] {
    const found = known.get(resource.name)
    if (found) return found
    const isFew = (resource.seed?.count ?? 1) < spreadFrom && !inAllStores.has(resource.name)
    let stores = resource.singleton || isFew ? hotelIds.slice(0, 1) : hotelIds
    known.set(resource.name, stores)
    for (const { type, ref = '', required, showIf } of resource.fields) {
      const other = definitions.get(ref)
      const isNeeded = required || recordsOf[resource.name] === ref
      if (type !== 'ref' || !isNeeded || showIf || other?.scope !== 'hotel' || other.name === 'hotel')
        continue
      const allowed = new Set(storesOf(other))
      stores = stores.filter((store) => allowed.has(store))
    }
    known.set(resource.name, stores)
    return stores
  }
  return storesOf
}

const inOnePlace = (resource: Resource, count: number, store: string | undefined): ResourcePlan => ({
  resource,
  count,
  storeOf: () => store,
  ordinalOf: (index) => index,
})

function spreadOver(
  resource: Resource,
  count: number,
  stores: readonly string[],
  hotelIds: readonly string[],
) {
  const pattern = spread.map((place) => hotelIds[place] ?? '').filter((store) => stores.includes(store))
  const storeOf = (index: number) => pattern[index % pattern.length] as string
  const share = new Map(stores.map((store) => [store, pattern.filter((each) => each === store).length]))
  const before = pattern.map(
    (store, place) => pattern.slice(0, place).filter((each) => each === store).length,
  )
  const ordinalOf = (index: number) =>
    Math.floor(index / pattern.length) * (share.get(storeOf(index)) ?? 0) +
    (before[index % pattern.length] ?? 0)
  return { resource, count, storeOf, ordinalOf }
}

/** Singletons that each store has; the demo has the others for its first store. */
const ofEachStore = new Set(['settlementAccount'])

/** The number of rows of a resource; a singleton has one. */
const countOf = ({ seed, singleton }: Resource, scale: number) =>
  singleton ? 1 : Math.max(1, Math.ceil((seed?.count ?? 1) * scale))

/** Plans the rows of resources, in the order in which they are written. */
export function planSeed(input: PlanInput): ResourcePlan[] {
  const storesOf = createStores(input)
  return seedOrder(input.resources, input.sources).map((resource) => {
    const count = countOf(resource, input.scale)
    if (resource.scope !== 'hotel') return inOnePlace(resource, count, undefined)
    if (ofEachStore.has(resource.name))
      return {
        ...inOnePlace(resource, input.hotelIds.length, undefined),
        ...{ storeOf: (index: number) => input.hotelIds[index], ordinalOf: () => 0 },
      }
    const stores = storesOf(resource)
    if (stores.length < 2) return inOnePlace(resource, stores.length ? count : 0, stores[0])
    return spreadOver(resource, count, stores, input.hotelIds)
  })
}
