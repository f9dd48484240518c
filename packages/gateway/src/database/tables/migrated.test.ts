import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { tablesOf } from './migrationFiles'
import type { TableDefinition } from './TableDefinition'
import { ownColumns, ownIndexes } from './testing/ownColumns'

/** Names of types that definitions use. */
const typeNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
}

const tables = tablesOf(applications)

/** Lists of names or lines by table, each in alphabetical order. */
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
