import type { Resource } from '@ebkit/domain'
import { checkFields } from '@ebkit/rules/validation'
import { createRandom } from '../random'
import { makeCoherent } from './coherence'
import { earlyCount } from './earlyCount'
import { derivations } from './facts'
import type { Sources } from './facts/Derivation'
import { applyFigures } from './figures/applyFigures'
import { fillRow } from './fillRow'
import { hashOf } from './hashOf'
import { Referable } from './Referable'
import type { Person, RowContext, SeededBrand, SeedRow } from './SeedRow'
import { planSeed, type ResourcePlan } from './seedPlan'
import { stories } from './stories'
import { putTimesInOrder } from './timesInOrder'
import { createUniqueCheck, uniqueValues } from './uniqueRules'
import { meaningOf } from './values/meanings'
import { ageOf, earlierBy, momentText, pastMoment } from './values/moments'
import { personOf } from './values/people'

/** How many times a row is generated before it is skipped. */
const attempts = 8

export interface SeedInput {
  readonly resources: readonly Resource[]
  readonly brand: SeededBrand
  /** Milliseconds since 1970; the same moment gives the same rows. */
  readonly now: number
  /** Rows that are not generated here, by resource. */
  readonly existing: ReadonlyMap<string, readonly SeedRow[]>
  /** Resources whose early rows are written first. Default: all. */
  readonly first?: ReadonlySet<string>
  /** Share of the counts of the definitions. Default 1. */
  readonly scale?: number
}

export interface SeedItem {
  readonly row: SeedRow
  readonly isEarly: boolean
}

/** The rows of the demo, resource by resource. */
export interface Seed {
  /** In the order in which rows are written. */
  readonly plans: readonly ResourcePlan[]
  /** The rows of a resource, early rows first; the rows of earlier plans must have been generated before. */
  rowsOf(plan: ResourcePlan): Iterable<SeedItem>
}

/** The member to whom a row refers. */
function memberOf({ referred, resource }: Pick<RowContext, 'referred' | 'resource'>): Person | undefined {
  const member = resource.name === 'member' ? undefined : referred('memberId')
  if (!member) return undefined
  const { realName, nickname, phone, idCard } = member
  return { name: String(realName ?? nickname), phone: String(phone), idCard: String(idCard ?? '') }
}

const none: readonly SeedRow[] = []

/** The initial letter and the capitals of a resource's name. */
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

/** Generates the rows of one demo. */
class SeedMaker implements Seed {
  readonly plans: readonly ResourcePlan[]
  private readonly definitions: ReadonlyMap<string, Resource>
  private readonly referable = new Map<string, Referable>()

  constructor(private readonly input: SeedInput) {
    const { resources, existing, brand, scale = 1 } = input
    this.definitions = new Map(resources.map((resource) => [resource.name, resource]))
    for (const [name, rows] of existing) {
      const known = new Referable()
      for (const row of rows) known.add(row, row[this.definitions.get(name)?.key ?? ''], true)
      this.referable.set(name, known)
    }
    const sources = Object.fromEntries(Object.entries(derivations).map(([name, { from }]) => [name, from]))
    const plans = planSeed({ resources, hotelIds: brand.hotelIds, existing, scale, sources })
    this.plans = plans.filter(({ resource }) => !existing.has(resource.name))
  }

  private isEarly({ name }: Resource, index: number): boolean {
    return index < earlyCount && (this.input.first?.has(name) ?? true)
  }

  private candidates({ name: own }: Resource, hotelId: string | undefined, isEarly: boolean, name: string) {
    const { first, existing } = this.input
    if (isEarly && first && !first.has(name) && !existing.has(name)) return none
    const known = this.referable.get(name)
    const inStore = this.definitions.get(name)?.scope === 'hotel' && hotelId ? known?.ofStore(hotelId) : known
    const rows = (isEarly ? inStore?.early : inStore?.all) ?? none
    // The first rows of a tree are its branches, so only these can be parents.
    return name === own ? rows.slice(0, 12) : rows
  }

  private contextOf(
    plan: ResourcePlan,
    index: number,
    attempt: number,
    given: SeedItem | undefined,
  ): RowContext {
    const { resource } = plan
    const { brand, now } = this.input
    const random = createRandom(hashOf(resource.name) + index * 2_654_435_761 + attempt)
    const hotelId = (given?.row.hotelId as string | undefined) ?? plan.storeOf(index)
    const earlier = given ? 0 : earlierBy(resource, index)
    const createdAt = pastMoment(random, now, ageOf(resource)) - earlier
    const isEarly = given?.isEarly ?? this.isEarly(resource, index)
    const stranger = personOf(index + (hashOf(resource.name) % 9973) * 5003, random)
    const row: SeedRow = { ...keyOf(resource, index, brand, hotelId), ...given?.row }
    return {
      ...{ resource, index, ordinal: plan.ordinalOf(index), count: plan.count },
      ...{ brand, hotelId, random, now, createdAt, row },
      get person() {
        return memberOf(this) ?? stranger
      },
      candidates: (name) => this.candidates(resource, hotelId, isEarly, name),
      definition: (name) => this.definitions.get(name),
      referred: (name) => {
        const field = resource.fields.find((each) => each.name === name)
        return this.referable.get(field?.ref ?? '')?.byKey.get(row[name])
      },
    }
  }

  private makeRow(plan: ResourcePlan, index: number, attempt: number, given?: SeedItem): SeedRow {
    const context = this.contextOf(plan, index, attempt, given)
    const { resource, row, hotelId, createdAt } = context
    if (!given || derivations[resource.name]?.isCompleted) {
      if (!given) Object.assign(row, uniqueValues(context, plan.count), meaningOf(context))
      fillRow(context)
      makeCoherent(row, resource)
    }
    Object.assign(row, stories[resource.name]?.(context))
    if (!given) {
      applyFigures(context)
      putTimesInOrder(context)
    }
    if (resource.scope !== 'platform') row.brandId = this.input.brand.brandId
    if (hotelId !== undefined) row.hotelId = hotelId
    row.createdAt ??= momentText(createdAt)
    return row
  }

  /** Tries again with other random choices where a reference is missing or a unique value is taken. */
  private acceptedRow(
    plan: ResourcePlan,
    index: number,
    isUnique: (row: SeedRow) => boolean,
    given?: SeedItem,
  ) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const row = this.makeRow(plan, index, attempt, given)
      if (!checkFields(plan.resource.fields, row).length && isUnique(row)) return row
    }
    return undefined
  }

  private sources(): Sources {
    const { brand, now } = this.input
    return {
      ...{ brand, now },
      rows: (name) => this.referable.get(name)?.all ?? none,
      isEarly: (name, row) => this.referable.get(name)?.isEarly(row) ?? false,
      find: (name, key) => this.referable.get(name)?.byKey.get(key),
    }
  }

  *rowsOf(plan: ResourcePlan): Generator<SeedItem> {
    const { resource, count } = plan
    const isUnique = createUniqueCheck(resource)
    const known = new Referable()
    this.referable.set(resource.name, known)
    const derived = derivations[resource.name]?.derive(this.sources())
    let index = 0
    for (const given of derived ?? Array.from({ length: count }, () => undefined)) {
      const isEarly = given?.isEarly ?? this.isEarly(resource, index)
      const row = this.acceptedRow(plan, index, isUnique, given)
      index++
      if (!row) continue
      known.add(row, row[resource.key ?? ''], isEarly)
      yield { row, isEarly }
    }
  }
}

/** Plans the rows of the demo. */
export const createSeed = (input: SeedInput): Seed => new SeedMaker(input)
