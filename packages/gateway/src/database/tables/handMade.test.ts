import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestGateway } from '@ebkit/testing'
import { tablesOf } from './migrationFiles'
import type { TableColumn, TableDefinition } from './TableDefinition'
import { type DifferencesOfTable, differencesByHand } from './testing/differencesByHand'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

/** The columns of a table, with the names of types that definitions use. */
const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const typeNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
}

const need = (isRequired: boolean) => (isRequired ? 'required' : 'optional')

function differenceOf(found: Column, defined: TableColumn): string[] {
  const type = typeNames[found.type] ?? found.type
  const pairs = [
    [type, defined.type],
    [need(found.isRequired), need(defined.isRequired)],
  ].filter(([now, then]) => now !== then)
  return pairs.map(([now, then]) => `${found.name}: ${now}, defined as ${then}`)
}

function differencesOf(table: TableDefinition, found: readonly Column[]): DifferencesOfTable {
  const defined = new Map(table.columns.map((column) => [column.name, column]))
  const names = found.map(({ name }) => name)
  const lists = {
    tableOnly: names.filter((name) => !defined.has(name)),
    definitionOnly: [...defined.keys()].filter((name) => !names.includes(name)),
    different: found.flatMap((column) => {
      const own = defined.get(column.name)
      return own ? differenceOf(column, own) : []
    }),
  }
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
}

test('handwritten tables differ from their definitions only as listed', async () => {
  const gateway = await startTestGateway()
  const columns = await gateway.sql<Column>(columnsSql)
  await gateway.stop()
  const differences = tablesOf(applications).flatMap((table) => {
    const found = columns.filter((column) => column.table === table.name)
    const own = found.length ? differencesOf(table, found) : {}
    return Object.keys(own).length ? [[table.name, own]] : []
  })
  assert.deepEqual(Object.fromEntries(differences), differencesByHand)
})
