import { setImmediate } from 'node:timers/promises'
import { type Application, applications as allApplications } from '@ebkit/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open'
import { demoSeed } from '../../database/schema'
import type { Transaction } from '../../database/tenant'
import { countStored } from '../../scheduler/countStored'
import { createSeed, type Seed } from './createSeed'
import { readExisting } from './existingRows'
import { firstResources } from './firstResources'
import type { SeedProgress } from './SeedProgress'
import type { SeededBrand, SeedRow } from './SeedRow'
import type { ResourcePlan } from './seedPlan'
import { insertRows, readColumns, seedTableOf, type TableColumns } from './seedTables'

/** The demo's first brand and its first eight stores; those that sell tickets come first. */
export const seededBrand: SeededBrand = {
  brandId: '1001',
  hotelIds: ['100101', '100102', '100103', '100104', '100106', '100105', '100107', '100108'],
}

/** A seeding in progress. */
export interface CatalogueSeeding {
  /** Resolves when all rows are written, when the seeding was stopped, or when it failed. */
  readonly done: Promise<void>
  progress(): SeedProgress
  /** Stops after the current batch; the next start continues. */
  stop(): Promise<void>
}

export interface CatalogueSeedOptions {
  /** Share of the counts of the definitions. Default 1. */
  readonly scale?: number
  readonly onProblem: (error: unknown) => void
  readonly applications?: readonly Application[]
  /** The moment that all times are relative to, if none has been stored yet. Default: now. */
  readonly now?: number
}

/** Rows per statement. */
const batchSize = 200
/** Rows that are generated before other work of the process gets its turn. */
const turn = 20
/** Key of the advisory lock that lets one gateway at a time seed a shared database. */
const seedLock = 0x65627364
/** Stands for all resources in the progress rows. */
const whole = '*'

/** What the steps of one seeding share. */
interface Seeding {
  readonly database: Database
  readonly options: CatalogueSeedOptions
  readonly applications: readonly Application[]
  readonly tables: TableColumns
  readonly written: Map<string, number>
  readonly startedAt: number
  readonly seed: () => Seed
  readonly isStopped: () => boolean
  readonly count: (rows: number) => void
}

const inBrand = <Result>(database: Database, work: (rows: Transaction) => Promise<Result>) =>
  database.withTenant(seededBrand, work)

async function writeRows(
  seeding: Seeding,
  { resource }: ResourcePlan,
  values: readonly SeedRow[],
): Promise<void> {
  const table = seedTableOf(resource, seeding.tables)
  if (!table) return
  const written = (seeding.written.get(resource.name) ?? 0) + values.length
  const write = (rows: Transaction, some: readonly SeedRow[]) => insertRows(rows, table, some)
  await inBrand(seeding.database, async (rows) => {
    if (resource.scope === 'platform')
      await rows.execute(sql`select set_config('ebkit.purpose', 'release', true)`)
    try {
      await rows.transaction((inner) => write(inner, values))
    } catch {
      // A person may have deleted or changed a row that one of these references: the others are still written.
      for (const value of values)
        await rows.transaction((inner) => write(inner, [value])).catch(seeding.options.onProblem)
    }
    const progress = { brandId: seededBrand.brandId, resource: resource.name, written }
    await rows
      .insert(demoSeed)
      .values(progress)
      .onConflictDoUpdate({ target: [demoSeed.brandId, demoSeed.resource], set: { written } })
  })
  seeding.written.set(resource.name, written)
  seeding.count(values.length)
}

/** Writes the rows of a resource that have not been written yet. */
async function writeResource(
  seeding: Seeding,
  seed: Seed,
  plan: ResourcePlan,
  isEarlyOnly: boolean,
): Promise<void> {
  const before = seeding.written.get(plan.resource.name) ?? 0
  let made = 0
  let batch: SeedRow[] = []
  for (const { row, isEarly } of seed.rowsOf(plan)) {
    if (seeding.isStopped() || (isEarlyOnly && !isEarly)) break
    if (++made % turn === 0) await setImmediate()
    if (made <= before) continue
    batch.push(row)
    if (batch.length < batchSize) continue
    await writeRows(seeding, plan, batch)
    batch = []
  }
  if (batch.length && !seeding.isStopped()) await writeRows(seeding, plan, batch)
}

async function writeAll(seeding: Seeding): Promise<void> {
  const first = firstResources(seeding.applications)
  for (const isEarlyOnly of [true, false]) {
    const seed = seeding.seed()
    for (const plan of seed.plans) {
      if (seeding.isStopped()) return
      if (!isEarlyOnly || first.has(plan.resource.name)) await writeResource(seeding, seed, plan, isEarlyOnly)
    }
  }
  // Stored counts are computed afterwards, because the rows were written without the code that maintains them.
  await inBrand(seeding.database, (rows) => countStored(rows, seededBrand.brandId, ['stored', 'daily']))
  await inBrand(seeding.database, (rows) =>
    rows
      .update(demoSeed)
      .set({ finishedAt: new Date() })
      .where(and(eq(demoSeed.brandId, seededBrand.brandId), eq(demoSeed.resource, whole))),
  )
}

/** The stored progress. The first call stores the moment that all times are relative to. */
async function readProgress(rows: Transaction, now: number) {
  const { brandId } = seededBrand
  await rows
    .insert(demoSeed)
    .values({ brandId, resource: whole, startedAt: new Date(now) })
    .onConflictDoNothing()
  const found = await rows.select().from(demoSeed)
  const start = found.find(({ resource }) => resource === whole)
  return {
    startedAt: start?.startedAt.getTime() ?? now,
    isFinished: Boolean(start?.finishedAt),
    written: new Map(
      found.filter(({ resource }) => resource !== whole).map((each) => [each.resource, each.written]),
    ),
  }
}

/** Takes the lock for seeding, unless another gateway holds it. The lock is released with the connection. */
async function takesLock(rows: Transaction): Promise<boolean> {
  const found = await rows.execute<{ taken: boolean }>(sql`select pg_try_advisory_lock(${seedLock}) as taken`)
  return found.rows[0]?.taken ?? false
}

/**
 * Fills a demo with rows of all resources, in the background of its first start: early rows of the finished
 * applications first, then all others. An interrupted seeding continues with the next start.
 *
 * @param database with one connection of its own
 */
export function seedCatalogue(database: Database, options: CatalogueSeedOptions): CatalogueSeeding {
  const { applications = allApplications, scale = 1, now = Date.now() } = options
  const resources = applications.flatMap((application) => application.resources)
  let isStopped = false
  let progress: SeedProgress = { state: 'running', written: 0, total: 0 }

  async function work(): Promise<void> {
    const { startedAt, isFinished, written, tables, existing, isOurs } = await inBrand(
      database,
      async (rows) => {
        const tables = await readColumns(rows)
        const [stored, existing] = [
          await readProgress(rows, now),
          await readExisting(rows, resources, tables),
        ]
        return { ...stored, tables, existing, isOurs: await takesLock(rows) }
      },
    )
    const first = firstResources(applications)
    const seed = () => createSeed({ resources, brand: seededBrand, now: startedAt, existing, first, scale })
    const total = seed().plans.reduce((sum, { count }) => sum + count, 0)
    const before = [...written.values()].reduce((sum, each) => sum + each, 0)
    progress = { state: 'running', written: before, total }
    const count = (more: number) => {
      progress = { ...progress, written: progress.written + more }
    }
    const place = { database, options, applications, tables, written, startedAt }
    if (!isFinished && isOurs) await writeAll({ ...place, seed, isStopped: () => isStopped, count })
    if (!isStopped) progress = { ...progress, state: 'done' }
  }

  const done = work().catch((error) => {
    progress = { ...progress, state: 'failed' }
    options.onProblem(error)
  })
  return {
    done,
    progress: () => progress,
    async stop() {
      isStopped = true
      await done
    },
  }
}
