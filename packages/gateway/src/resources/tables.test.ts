import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '@ebkit/domain'
import { startTestGateway } from '@ebkit/testing'
import { columnName } from '../database/columnName'
import { columnsOf, isAlwaysThere } from '../database/schema/resourceColumns'
import { leadingFields } from '../database/tables/scopes'
import { allBindings } from './bindings'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly hasDefault: boolean
}

const typeNames: Readonly<Record<string, string>> = {
  _text: 'text[]',
  _int2: 'smallint[]',
  int4: 'integer',
  int2: 'smallint',
  int8: 'bigint',
  bool: 'boolean',
}

test('every definition’s fields fit its table', async () => {
  const gateway = await startTestGateway()
  const columns = await gateway.sql<Column>(`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'NO' as "isRequired",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public'`)
  const uniques = await gateway.sql<{ table: string; definition: string }>(
    `select tablename as table, indexdef as definition from pg_indexes where indexdef like 'CREATE UNIQUE%'`,
  )
  await gateway.stop()
  const columnOf = (table: string, name: string) =>
    columns.find((each) => each.table === table && each.name === name)
  const bindings = allBindings()
  let fields = 0
  for (const binding of bindings)
    for (const [name, { field, columns: kept }] of binding.fields) {
      const inGroup = kept.length > 1 || kept[0]?.name !== name
      for (const { name: column, type } of kept) {
        const found = columnOf(binding.table, columnName(column))
        assert.ok(found, `${binding.table}.${column}`)
        assert.equal(typeNames[found.type] ?? found.type, type, `${binding.table}.${column}`)
        const isWritable = binding.writable.includes(field) && !inGroup
        if (isWritable)
          assert.equal(found.isRequired, isAlwaysThere(field, binding.resource), `${binding.table}.${column}`)
        fields++
      }
    }
  assert.ok(fields > 100)
  for (const { resource, table } of bindings)
    for (const group of resource.unique ?? []) {
      const expected = `(${[...leadingFields(resource), ...group].map(columnName).join(', ')})`
      assert.ok(
        uniques.some((each) => each.table === table && each.definition.includes(expected)),
        `${table} ${expected}`,
      )
    }
  assert.equal(bindings.length, catalogue.length)
  for (const { resource } of bindings)
    for (const field of resource.fields) assert.ok(columnsOf(field).length > 0)
})
