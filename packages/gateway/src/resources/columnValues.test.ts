import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { PgDialect } from 'drizzle-orm/pg-core'
import { bind } from './binding'
import { columnValues } from './columnValues'

const label = { zh: '一', en: 'One' }
const fieldOf = (name: string, type: Field['type']): Field => ({ name, label, type })
const resource: ServedResource = {
  name: 'gate',
  title: label,
  service: 'x-api',
  scope: 'hotel',
  key: 'gateId',
  display: 'gateId',
  verbs: [],
  fields: [
    fieldOf('gateId', 'string'),
    fieldOf('tags', 'tags'),
    fieldOf('steps', 'list'),
    fieldOf('address', 'group'),
    fieldOf('place', 'geo'),
  ],
}

test('what is empty is kept as an empty list or record, and a place as none', () => {
  const dialect = new PgDialect()
  const values = columnValues(
    bind(resource, () => undefined),
    {},
  )
  const kept = values.map(([column, value]) => [column, dialect.sqlToQuery(value).params[0] ?? null])
  assert.deepEqual(kept, [
    ['tags', []],
    ['steps', '[]'],
    ['address', '{}'],
    ['place', null],
  ])
})
