import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestCluster, type TestCluster } from '@ebkit/testing'
import pg from 'pg'
import { grant } from '../applicationRole'
import { migrationFiles, tablesOf } from './migrationFiles'
import { quotedName, quotedText } from './sqlText'
import type { TableDefinition } from './TableDefinition'
import { type ExampleRow, insertSql, keyAt, type Place } from './testing/exampleRow'

const own: Place = { brand: 'a', hotel: 'a1' }
const neighbour: Place = { brand: 'a', hotel: 'a2' }
const stranger: Place = { brand: 'b', hotel: 'b1' }

const all = tablesOf(applications)
const tables = new Map(all.map((table) => [table.name, table]))

/** Columns of an index over plain columns, without those of the scope and without directions. */
const indexedColumns = (columns: readonly string[]) =>
  columns.map((column) => column.replaceAll('"', '')).filter((name) => !/^(brand|hotel)_id$/.test(name))

const uniqueColumns = ({ indexes }: TableDefinition) =>
  indexes.filter(({ isUnique }) => isUnique).flatMap(({ columns }) => indexedColumns(columns))

/** A row with the same values for unique rules in all scopes, except brands and stores themselves. */
function rowAt(table: TableDefinition, place: Place): ExampleRow {
  const filled = uniqueColumns(table)
  const isScope = table.name === 'brand' || table.name === 'hotel'
  return isScope ? { place, filled: [], salt: keyAt(table, place) } : { place, filled }
}

const placesOf = ({ scope, name }: TableDefinition) => {
  if (scope === 'platform') return [own]
  return scope === 'hotel' || name === 'hotel' ? [own, neighbour, stranger] : [own, stranger]
}

describe('all tables of the catalogue, in PostgreSQL', () => {
  let cluster: TestCluster
  let client: pg.Client
  before(async () => {
    cluster = await startTestCluster()
    client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    for (const { sql } of migrationFiles(applications)) await client.query(sql)
    await client.query('create role requests')
    await grant(client, 'requests')
    // The rows refer to each other in cycles.
    await client.query('set session_replication_role = replica')
    const rows = all.flatMap((table) =>
      placesOf(table).map((place) => insertSql(table, rowAt(table, place), tables)),
    )
    await client.query(rows.join(';\n'))
    await client.query('reset session_replication_role')
  })
  after(async () => {
    await client.end()
    await cluster.stop()
  })

  /** Runs work as the role of requests, for a user of one store, and rolls back. */
  async function asUser(work: () => Promise<void>, { brand, hotel } = own): Promise<void> {
    await client.query('begin')
    await client.query('set local role requests')
    await client.query(
      "select set_config('ebkit.brand_id', $1, true), set_config('ebkit.hotel_ids', $2, true)",
      [brand, hotel],
    )
    try {
      await work()
    } finally {
      await client.query('rollback')
    }
  }

  /** Code and constraint with which PostgreSQL refuses a statement; undefined if it accepts it. */
  async function refusal(statement: string): Promise<{ code: string; constraint?: string } | undefined> {
    await client.query('savepoint before')
    try {
      await client.query(statement)
      return undefined
    } catch (error) {
      return error as { code: string; constraint?: string }
    } finally {
      await client.query('rollback to before')
    }
  }

  const countsSql = all
    .map(({ name }) => `select ${quotedText(name)} as name, count(*)::int as count from ${quotedName(name)}`)
    .join(' union all ')
  const counts = async () =>
    new Map(
      (await client.query<{ name: string; count: number }>(countsSql)).rows.map((row) => [
        row.name,
        row.count,
      ]),
    )

  test('every table is there, with forced row-level security', async () => {
    const { rows } = await client.query(
      "select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity and relforcerowsecurity",
    )
    assert.equal(rows.length, 250)
  })

  test('rows of other brands and stores are hidden; platform rows are visible to every brand and hidden without one', async () => {
    const present = await counts()
    for (const table of all) assert.equal(present.get(table.name), placesOf(table).length, table.name)
    await asUser(async () => {
      for (const [name, count] of await counts()) assert.equal(count, 1, name)
    })
    await asUser(
      async () => {
        for (const [name, count] of await counts()) assert.equal(count, 0, name)
      },
      { brand: '', hotel: '' },
    )
    const mixed = { brand: stranger.brand, hotel: own.hotel }
    await asUser(async () => {
      const seen = await counts()
      for (const { name, scope } of all) if (scope === 'hotel') assert.equal(seen.get(name), 0, name)
    }, mixed)
  })

  test('rows of other brands and stores cannot be written, and platform rows by no request', async () => {
    await asUser(async () => {
      for (const table of all) {
        const { name, scope } = table
        const others = scope === 'platform' ? [own] : placesOf(table).filter((place) => place !== own)
        for (const place of others) {
          const row = insertSql(table, { ...rowAt(table, place), key: 'new' }, tables)
          // The key of a singleton, a brand or a store is the scope itself.
          const insert = table.key.every((column) => /^(brand|hotel)_id$/.test(column))
            ? insertSql(table, rowAt(table, place), tables)
            : row
          assert.equal((await refusal(insert))?.code, '42501', `${name} ${place.hotel}`)
        }
        const { rowCount } = await client.query(`update ${quotedName(name)} set version = version + 1`)
        assert.equal(rowCount, scope === 'platform' ? 0 : 1, name)
      }
    })
  })

  test('a release of the program writes rows of the platform', async () => {
    await client.query('begin')
    await client.query("set local role requests; set local ebkit.purpose = 'release'")
    for (const { name, scope } of all) {
      const { rowCount } = await client.query(`update ${quotedName(name)} set version = version + 1`)
      assert.equal(rowCount, scope === 'platform' ? 1 : 0, name)
    }
    await client.query('rollback')
  })

  test('a unique rule refuses duplicates within its scope only', async () => {
    let rules = 0
    await client.query('begin')
    for (const table of all)
      for (const { name, isUnique, columns } of table.indexes) {
        if (!isUnique || table.key.every((column) => /^(brand|hotel)_id$/.test(column))) continue
        const duplicate = { place: own, key: 'new', salt: 'other', filled: indexedColumns(columns) }
        const found = await refusal(insertSql(table, duplicate, tables))
        assert.deepEqual([found?.code, found?.constraint], ['23505', name])
        rules++
      }
    await client.query('rollback')
    assert.ok(rules > 150)
  })

  test('a reference to a row of the same brand is accepted, one to another brand is refused', async () => {
    let checked = 0
    await client.query('begin')
    for (const table of all)
      for (const { name, columns, table: other, to } of table.references) {
        const column = columns.at(-1) as string
        if (/^(brand|hotel)_id$/.test(column)) continue
        const target = tables.get(other) as TableDefinition
        const key = table.key
          .map((each) => `${quotedName(each)} = ${quotedText(keyAt(table, own))}`)
          .join(' and ')
        const pointTo = (value: string) =>
          `update ${quotedName(table.name)} set ${quotedName(column)} = ${quotedText(value)} where ${key}`
        assert.equal(await refusal(pointTo(keyAt(target, own))), undefined, name)
        const wrong = target.scope === 'platform' ? 'none' : keyAt(target, stranger)
        const found = await refusal(pointTo(wrong))
        assert.deepEqual([found?.code, found?.constraint], ['23503', name], `${to}`)
        checked++
      }
    await client.query('rollback')
    assert.ok(checked > 400, `${checked}`)
  })
})
