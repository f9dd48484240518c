import { applications, findResource, type ServedResource } from '@ebkit/domain'
import { type Field, selections } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/open'
import { createSeed } from '../../seeds/catalogue/createSeed'
import { readExisting } from '../../seeds/catalogue/existingRows'
import type { SeedRow } from '../../seeds/catalogue/SeedRow'
import { seededBrand } from '../../seeds/catalogue/seedCatalogue'
import { insertRows, readColumns, seedTableOf } from '../../seeds/catalogue/seedTables'

/** A demo row that is not in the database yet, and the store that it belongs to. */
export interface RowToSave {
  readonly resource: ServedResource
  readonly row: SeedRow
  readonly hotelId: string
}

/** The number of rows of each resource. */
const count = 5

const resources = applications.flatMap((application) =>
  application.resources.map((resource) => ({ ...resource, seed: { count, story: '' } })),
)

/** Keys of rows that are left out, each mapped to the key of an existing row of the same resource. */
class OtherKeys {
  readonly #all = new Map<string, string>()
  readonly #own = new Map<string, Map<string, string>>()

  set(resource: string, key: string, other: string): void {
    this.#all.set(key, other)
    this.#own.set(resource, (this.#own.get(resource) ?? new Map()).set(key, other))
  }

  /** Rows of different resources may have the same key. A value that is no reference may name a row of any resource. */
  replacedIn(value: unknown, ref?: string): unknown {
    const keys = ref ? this.#own.get(ref) : this.#all
    return value && JSON.parse(JSON.stringify(value), (_, each) => keys?.get(each) ?? each)
  }
}

/** A row with references to existing rows in place of references to rows that are left out. */
function withExisting<Row extends object>(
  row: Row,
  fields: readonly Field[],
  others: OtherKeys,
  key = '',
): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    return [name, name === key ? value : valueWithExisting(value, field, others)]
  })
  return Object.fromEntries(entries)
}

function valueWithExisting(value: unknown, field: Field | undefined, others: OtherKeys): unknown {
  const { fields, type = 'string', ref } = field ?? {}
  if (!fields || typeof value !== 'object' || value === null)
    return others.replacedIn(value, selections[type]?.ref ?? ref)
  return Array.isArray(value)
    ? value.map((one) => withExisting(one, fields, others))
    : withExisting(value, fields, others)
}

/** Whether two rows have equal values that must be unique, within a store if rows belong to stores. */
const isTaken = ({ unique = [] }: ServedResource, one: SeedRow, other: SeedRow) =>
  one.hotelId === other.hotelId &&
  unique.some((names) => names.every((name) => one[name] !== undefined && one[name] === other[name]))

/** Files that demo rows name are not in the object store of the tests. */
const isComplete = ({ scopeType, targetType }: SeedRow) => scopeType !== 'file' && targetType !== 'file'

/**
 * Fills a database with a few rows of every resource, except the last one of each, to which no other row refers.
 *
 * @returns the rows that were left out
 */
export async function fillForMatrix(database: Database): Promise<ReadonlyMap<string, RowToSave>> {
  const left = new Map<string, RowToSave>()
  const otherKeys = new OtherKeys()
  await database.withTenant(seededBrand, async (rows) => {
    const tables = await readColumns(rows)
    const existing = await readExisting(rows, resources, tables)
    const seed = createSeed({ resources, brand: seededBrand, now: Date.UTC(2026, 10, 25), existing })
    await rows.execute(sql`select set_config('ebkit.purpose', 'release', true)`)
    for (const plan of seed.plans) {
      const own = [...seed.rowsOf(plan)].map(({ row }) => row)
      const resource = findResource(plan.resource.name)
      const last = own.findLast(isComplete) ?? own.at(-1)
      const table = seedTableOf(plan.resource, tables)
      if (!resource || !last || !table) continue
      const other = own.findLast((each) => each !== last)
      if (other) otherKeys.set(resource.name, String(last[resource.key]), String(other[resource.key]))
      const row = withExisting(last, resource.fields, otherKeys, resource.key)
      left.set(resource.name, { resource, row, hotelId: String(last.hotelId ?? '100101') })
      const others = own
        .filter((each) => each !== last)
        .map((each) => withExisting(each, resource.fields, otherKeys, resource.key))
      for (const each of others.filter((one) => !isTaken(resource, one, row)))
        await rows.transaction((inner) => insertRows(inner, table, [each])).catch(() => undefined)
    }
  })
  return left
}
