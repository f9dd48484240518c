import type { Resource } from '@ebkit/domain'
import { checkFields } from '@ebkit/rules/validation'
import { createRandom } from '../random'
import { makeCoherent } from './coherence'
import { fillFields } from './fillRow'
import { hashOf } from './hashOf'
import type { RowContext, SeededBrand, SeedRow } from './SeedRow'
import { planSeed, type ResourcePlan } from './seedPlan'
import { stories } from './stories'
import { createUniqueCheck, uniqueValues } from './uniqueRules'
import { ageOf, momentText, pastMoment } from './values/moments'
import { personOf } from './values/people'

/** Rows before this number refer only to rows before it, so they can be written first. */
export const earlyRows = 50

/** How often a row is made before it is left out. */
const attempts = 8

export interface SeedInput {
  readonly resources: readonly Resource[]
  readonly brand: SeededBrand
  /** Milliseconds since 1970; the same moment gives the same rows. */
  readonly now: number
  /** Rows that are made otherwise, by resource. */
  readonly existing: ReadonlyMap<string, readonly SeedRow[]>
  /** Resources whose early rows are written first. Default: all. */
  readonly first?: ReadonlySet<string>
  /** Share of the counts of the definitions. Default 1. */
  readonly scale?: number
}

/** The rows of the demo, resource by resource. */
export interface Seed {
  /** In the order in which rows are written. */
  readonly plans: readonly ResourcePlan[]
  /** All rows of a resource; those of earlier resources must have been made. A row that cannot be unique is left out. */
  rowsOf(plan: ResourcePlan): Generator<SeedRow>
}

/** Rows that others may refer to, in the brand and in each store. */
class Referable {
  readonly all: SeedRow[] = []
  readonly early: SeedRow[] = []
  readonly byKey = new Map<unknown, SeedRow>()
  private readonly stores = new Map<unknown, Referable>()

  add(row: SeedRow, key: unknown, isEarly: boolean): void {
    this.byKey.set(key, row)
    this.all.push(row)
    if (isEarly) this.early.push(row)
    if (row.hotelId === undefined) return
    const store = this.stores.get(row.hotelId) ?? new Referable()
    this.stores.set(row.hotelId, store)
    store.all.push(row)
    if (isEarly) store.early.push(row)
  }

  ofStore(hotelId: string): Referable | undefined {
    return this.stores.get(hotelId)
  }
}

const none: readonly SeedRow[] = []

/** The capitals of a resource's name. */
const letters = ({ name }: Resource) => (name[0] ?? '').toUpperCase() + (name.match(/[A-Z]/g)?.join('') ?? '')

function keyOf(
  resource: Resource,
  index: number,
  { brandId }: SeededBrand,
  hotelId: string | undefined,
): SeedRow {
  if (resource.singleton || !resource.key) return {}
  const place = resource.scope === 'platform' ? '' : (hotelId ?? brandId)
  return { [resource.key]: `${letters(resource)}${place}${String(index + 1).padStart(5, '0')}` }
}

/** Plans the rows of the demo. */
export function createSeed({ resources, brand, now, existing, first, scale = 1 }: SeedInput): Seed {
  const definitions = new Map(resources.map((resource) => [resource.name, resource]))
  const referable = new Map<string, Referable>()
  for (const [name, rows] of existing) {
    const known = new Referable()
    for (const row of rows) known.add(row, row[definitions.get(name)?.key ?? ''], true)
    referable.set(name, known)
  }

  function candidates(resource: Resource, hotelId: string | undefined, isEarly: boolean, name: string) {
    if (isEarly && first && !first.has(name) && !existing.has(name)) return none
    const known = referable.get(name)
    const inStore = definitions.get(name)?.scope === 'hotel' && hotelId ? known?.ofStore(hotelId) : known
    // Rows of a tree refer to earlier rows of the tree.
    if (name === resource.name) return (isEarly ? inStore?.early : inStore?.all)?.slice(0, 12) ?? none
    return (isEarly ? inStore?.early : inStore?.all) ?? none
  }

  function contextOf(plan: ResourcePlan, index: number, attempt: number): RowContext {
    const { resource } = plan
    const random = createRandom(hashOf(resource.name) + index * 2_654_435_761 + attempt)
    const store = plan.storeOf(index)
    const hotelId = store === undefined ? undefined : brand.hotelIds[store]
    const createdAt = pastMoment(random, now, ageOf(resource))
    const isEarly = index < earlyRows
    const row: SeedRow = keyOf(resource, index, brand, hotelId)
    return {
      ...{ resource, index, ordinal: plan.ordinalOf(index), brand, hotelId, random, now, createdAt, row },
      person: personOf(index + (hashOf(resource.name) % 9973) * 5003, random),
      candidates: (name) => candidates(resource, hotelId, isEarly, name),
      definition: (name) => definitions.get(name),
      referred(name) {
        const field = resource.fields.find((each) => each.name === name)
        return referable.get(field?.ref ?? '')?.byKey.get(row[name])
      },
    }
  }

  function makeRow(plan: ResourcePlan, index: number, attempt: number): SeedRow {
    const context = contextOf(plan, index, attempt)
    const { resource, row, hotelId, createdAt } = context
    Object.assign(row, uniqueValues(context, plan.count))
    fillFields(resource.fields, context)
    makeCoherent(row, resource)
    Object.assign(row, stories[resource.name]?.(context))
    if (resource.scope !== 'platform') row.brandId = brand.brandId
    if (hotelId !== undefined) row.hotelId = hotelId
    row.createdAt = momentText(createdAt)
    return row
  }

  /** Another choice often helps a row whose references do not exist or whose values are taken. */
  function acceptedRow(
    plan: ResourcePlan,
    index: number,
    isUnique: (row: SeedRow) => boolean,
  ): SeedRow | undefined {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const row = makeRow(plan, index, attempt)
      if (!checkFields(plan.resource.fields, row).length && isUnique(row)) return row
    }
    return undefined
  }

  function* rowsOf(plan: ResourcePlan): Generator<SeedRow> {
    const isUnique = createUniqueCheck(plan.resource)
    const known = new Referable()
    referable.set(plan.resource.name, known)
    for (let index = 0; index < plan.count; index++) {
      const row = acceptedRow(plan, index, isUnique)
      if (!row) continue
      known.add(row, row[plan.resource.key ?? ''], index < earlyRows)
      yield row
    }
  }

  const planned = planSeed(resources, new Set(existing.keys()), scale)
  return { plans: planned.filter(({ resource }) => !existing.has(resource.name)), rowsOf }
}
