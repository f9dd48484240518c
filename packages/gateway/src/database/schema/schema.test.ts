import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestGateway } from '@ebkit/testing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../columnName'
import { tablesOf } from '../tables/migrationFiles'
import * as schema from './index'

test('the migrations make the tables that the code expects', async () => {
  const gateway = await startTestGateway()
  const rows = await gateway.sql<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`)
  const inCode = Object.values(schema as unknown as Record<string, PgTable>).map(getTableConfig)
  const ofDefinitions = tablesOf(applications).filter(
    ({ name }) => !inCode.some((table) => table.name === name),
  )
  const expected = [...inCode, ...ofDefinitions]
    .map(({ name, columns }) => ({
      table: name,
      columns: columns.map((column) => columnName(column.name)).sort(),
    }))
    .sort((a, b) => (a.table < b.table ? -1 : 1))
  await gateway.stop()
  assert.deepEqual(rows, expected)
})
