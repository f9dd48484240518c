import assert from 'node:assert/strict'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestCluster, startTestGateway, type TestGateway } from '@ebkit/testing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrate, migrationsFolder } from '../migrate'
import { tablesOf } from './migrationFiles'
import type { TableDefinition } from './TableDefinition'
import { ownColumns, ownIndexes } from './testing/ownColumns'

/** PostgreSQL's type names and those that definitions use. */
const typeNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
}

const tables = tablesOf(applications)

/** Groups lines by table, each list sorted. */
const byTable = (rows: readonly { table: string; line: string }[]) => {
  const lists = new Map<string, string[]>()
  for (const { table, line } of rows) lists.set(table, [...(lists.get(table) ?? []), line])
  return (name: string) => (lists.get(name) ?? []).sort()
}

describe('the tables that migrations make', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const compare = (
    found: (table: string) => string[],
    defined: (table: TableDefinition) => readonly string[],
  ) => {
    for (const table of tables) assert.deepEqual(found(table.name), [...defined(table)].sort(), table.name)
  }

  test('have the columns of their definitions, and those that code adds', async () => {
    const rows = await gateway.sql<{ table: string; name: string; type: string; required: boolean }>(`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
    const isOwn = (table: string, name: string) => ownColumns[table]?.includes(name)
    const line = (name: string, type: string, isRequired: boolean) =>
      `${name} ${typeNames[type] ?? type}${isRequired ? ' required' : ''}`
    const found = rows
      .filter(({ table, name }) => !isOwn(table, name))
      .map(({ table, name, type, required }) => ({ table, line: line(name, type, required) }))
    compare(byTable(found), ({ columns }) =>
      columns.map(({ name, type, isRequired }) => line(name, type, isRequired)),
    )
    for (const [table, names] of Object.entries(ownColumns))
      for (const name of names)
        assert.ok(
          rows.some((row) => row.table === table && row.name === name),
          name,
        )
  })

  test('have their indexes, checks and references, by their names', async () => {
    const indexes = await gateway.sql<{ table: string; line: string }>(
      "select tablename as table, indexname as line from pg_indexes where schemaname = 'public' and indexname !~ '_pkey$'",
    )
    compare(byTable(indexes), ({ name, indexes, targets }) => [
      ...[...indexes, ...targets].map((one) => one.name),
      ...(ownIndexes[name] ?? []),
    ])
    const constraints = await gateway.sql<{ table: string; line: string }>(`
      select c.relname as table, k.conname as line from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f')`)
    compare(byTable(constraints), ({ checks, references }) =>
      [...checks, ...references].map(({ name }) => name),
    )
  })
})

/** Copies the migrations before a given one into a new folder. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const before = entries.filter((entry: { tag: string }) => entry.tag < tag)
  await writeFile(journal, JSON.stringify({ ...rest, entries: before }))
  return folder
}

test('rows of the tables that were written by hand keep their values, and new fields have one', async () => {
  const cluster = await startTestCluster()
  const folder = await migrationsBefore('0042')
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await applyMigrations(drizzle(client), { migrationsFolder: folder })
  await client.query(`
    insert into brand (brand_id, brand_name, brand_code, industry, contact_name, contact_phone)
      values ('b', 'b', 'b', 'MIX', '', '');
    insert into hotel (hotel_id, brand_id, hotel_name, hotel_code, business_types, province, city, district, address,
        longitude, latitude, phone, open_from, open_until)
      values ('h', 'b', 'h', 'H', '{}', '浙江省', '杭州市', null, '龙井路', 120.1, 30.2, '0571-1', '08:00', '22:00');
    insert into restaurant (brand_id, hotel_id, restaurant_id, name, restaurant_type) values ('b', 'h', 'r', 'r', 'BAR');
    insert into counter (brand_id, hotel_id, counter_id, counter_name, counter_code, counter_type, location)
      values ('b', 'h', 'c', 'c', 'C', 'DESK', '大堂')`)
  await migrate(cluster.url)
  const one = async (text: string) => (await client.query(text)).rows[0]
  assert.deepEqual(await one('select region, geo from hotel'), {
    region: ['浙江省', '杭州市'],
    geo: { longitude: 120.1, latitude: 30.2, address: '龙井路' },
  })
  assert.deepEqual(await one('select phone, dining_modes, cancel_hours, cover from restaurant'), {
    phone: '0571-1',
    dining_modes: ['DINE_IN'],
    cancel_hours: 2,
    cover: null,
  })
  assert.deepEqual(await one('select location, functions, manager_id from counter'), {
    location: '大堂',
    functions: ['PAY', 'REFUND'],
    manager_id: null,
  })
  await client.end()
  await cluster.stop()
  await rm(folder, { recursive: true })
})
