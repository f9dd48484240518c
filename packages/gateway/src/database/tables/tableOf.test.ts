import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications, type Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { tablesOf } from './migrationFiles'
import { field, gate, group, lines, list, options, resource, style } from './testing/exampleResources'

const own = "brand_id = (select current_setting('ebkit.brand_id', true))"
const seen =
  "hotel_id = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[])"
describe('scopes of rows', () => {
  test('a row of a store has both columns, refers to the store, and is visible to users of the store', () => {
    assert.deepEqual(lines(gate, 'columns').slice(0, 3), [
      'brand_id text required',
      'hotel_id text required',
      'gate_id text required',
    ])
    assert.equal(lines(gate, 'reference')[0], 'reference (brand_id, hotel_id) to hotel (brand_id, hotel_id)')
    assert.deepEqual(lines(gate, 'policy'), [`policy tenant ALL ${own} AND ${seen}`])
  })

  test('a row of a brand is visible to the brand', () => {
    assert.equal(
      lines(group, 'columns').some((line) => line.startsWith('hotel_id')),
      false,
    )
    assert.deepEqual(lines(group, 'reference'), ['reference (brand_id) to brand (brand_id)'])
    assert.deepEqual(lines(group, 'policy'), [`policy tenant ALL ${own}`])
  })

  test('every brand reads a platform row, and only releases write it', () => {
    assert.deepEqual(lines(style, 'reference'), [])
    assert.deepEqual(lines(style, 'policy'), [
      "policy tenant SELECT (select current_setting('ebkit.brand_id', true)) <> ''",
      "policy release ALL (select current_setting('ebkit.purpose', true)) = 'release'",
    ])
  })

  test('stores read the rows shared with them', () => {
    const fields = [...gate.fields, field('applyHotelIds', { type: 'refs', ref: 'hotel' })]
    const [, shared] = lines({ ...gate, fields, sharedBy: 'applyHotelIds' }, 'policy')
    assert.match(shared ?? '', /^policy shared SELECT brand_id = .* AND apply_hotel_ids && /)
  })

  test('a resource whose key is the scope has that column once', () => {
    const brand = { ...resource('brand', 'brand', []), unique: [['createdBy']] }
    assert.deepEqual(lines(brand, 'columns'), ['brand_id text required'])
    assert.deepEqual(lines(brand, 'unique'), ['unique (created_by) brand_created_by_unique'])
    const hotel = resource('hotel', 'brand', [field('brandId', { type: 'ref', ref: 'brand' })])
    assert.deepEqual(lines(hotel, 'columns'), ['brand_id text required', 'hotel_id text required'])
    assert.deepEqual(lines(hotel, 'policy'), [`policy tenant ALL ${own} AND ${seen}`])
    assert.deepEqual(lines(hotel, 'key'), ['key (hotel_id)'])
    assert.deepEqual(lines(hotel, 'target'), ['target (brand_id, hotel_id)'])
  })

  test('the key of a singleton is its scope', () => {
    const settings = { ...resource('settings', 'hotel', []), singleton: true, key: undefined }
    assert.deepEqual(lines(settings as never, 'key'), ['key (hotel_id)'])
    assert.deepEqual(lines({ ...settings, scope: 'brand' } as never, 'key'), ['key (brand_id)'])
    assert.deepEqual(lines(settings as never, 'index'), [])
  })
})

describe('columns', () => {
  const columnsOf = (...fields: Field[]) =>
    lines({ ...group, fields: [...group.fields, ...fields] }, 'columns').slice(3)

  test('columns have types, required values and defaults', () => {
    assert.deepEqual(
      columnsOf(
        field('price', { type: 'money', required: true, default: 0 }),
        field('note', { default: "it's" }),
        field('tags', { type: 'tags' }),
        field('channels', { type: 'enums', default: ['A', 'B'] }),
        field('days', { type: 'weekdays', required: true }),
        field('place', { type: 'geo' }),
        field('rules', { type: 'list' }),
        field('more', { type: 'group' }),
        field('region', { type: 'region' }),
        field('saleTime', { type: 'daterange', required: true }),
        field('hidden', { required: true, showIf: 'note=x' }),
        field('ENABLE_UI', { type: 'bool', default: true }),
      ),
      [
        'price bigint required = 0',
        "note text required = 'it''s'",
        'tags text[] required = array[]::text[]',
        "channels text[] required = array['A', 'B']::text[]",
        'days smallint[] required',
        'place jsonb',
        "rules jsonb required = '[]'::jsonb",
        "more jsonb required = '{}'::jsonb",
        'region text[]',
        'sale_from date required',
        'sale_until date required',
        'hidden text',
        'enable_ui boolean required = true',
      ],
    )
  })

  test('a computed field has a column only if pages or rules find rows by it', () => {
    const computed = { computed: 'Counted.', readOnly: true, type: 'int' as const }
    const fields = [
      field('sold', computed),
      field('left', computed),
      field('rank', { ...computed, unique: true }),
    ]
    const whole = { ...gate, fields: [...gate.fields, ...fields] }
    const names = lines(whole, 'columns', [{ ...list, sort: 'left desc' }]).map((line) => line.split(' ')[0])
    assert.deepEqual(names.slice(-2), ['left', 'rank'])
    assert.equal(names.includes('sold'), false)
  })

  test('the default state is the first one, and choices allow no other values', () => {
    const status = field('status', { type: 'enum', readOnly: true, options: options('NEW', 'OLD') })
    const level = field('level', { type: 'enum', options: options(1, 2) })
    const scenes = field('scenes', { type: 'enums', options: options('PAY') })
    const whole: Resource = {
      ...group,
      fields: [...group.fields, status, level, scenes],
      states: { field: 'status', initial: 'NEW', values: [] },
    }
    assert.ok(lines(whole, 'columns').includes("status text required = 'NEW'"))
    assert.deepEqual(lines(whole, 'check'), [
      "check status in ('NEW', 'OLD')",
      'check level in (1, 2)',
      "check scenes <@ array['PAY']::text[]",
    ])
  })
})

describe('references and unique rules', () => {
  test('a reference is to a row of the same brand; one to a platform row is by key alone', () => {
    assert.deepEqual(lines(gate, 'reference').slice(1), [
      'reference (brand_id, group_id) to group (brand_id, group_id)',
      'reference (style_id) to style (style_id)',
    ])
    assert.deepEqual(lines(group, 'target'), ['target (brand_id, group_id)'])
    assert.deepEqual(lines(style, 'target'), [], 'its key is enough')
    assert.deepEqual(lines(gate, 'target'), [], 'nothing refers to it')
  })

  test('a row can refer to another row of its own table', () => {
    const tree = { ...group, fields: [...group.fields, field('parentId', { type: 'ref', ref: 'group' })] }
    assert.deepEqual(lines(tree, 'reference').slice(1), [
      'reference (brand_id, parent_id) to group (brand_id, group_id)',
    ])
  })

  test('unique rules apply within the scope, including those of a single field', () => {
    const rules = {
      unique: [['gateName', 'groupId']],
      fields: [...gate.fields, field('code', { unique: true })],
    }
    assert.deepEqual(lines({ ...gate, ...rules }, 'unique'), [
      'unique (hotel_id, gate_name, group_id) gate_gate_name_group_id_unique',
      'unique (hotel_id, code) gate_code_unique',
    ])
    assert.deepEqual(lines({ ...style, unique: [['styleName']] }, 'unique'), [
      'unique (style_name) style_style_name_unique',
    ])
  })
})

test('in the catalogue no name is longer than 63 bytes or has two meanings', () => {
  const tables = tablesOf(applications)
  assert.equal(tables.length, 250)
  const inSchema = tables.flatMap(({ name, targets, indexes }) => [
    name,
    `${name}_pkey`,
    ...[...targets, ...indexes].map((each) => each.name),
  ])
  const inTables = tables.map(({ checks, references, columns }) => [
    ...[...checks, ...references].map(({ name }) => name),
    ...columns.map(({ name }) => name),
  ])
  for (const names of [inSchema, ...inTables]) {
    assert.equal(
      new Set(names).size,
      names.length,
      String(names.filter((name, at) => names.indexOf(name) < at)),
    )
    for (const name of names) assert.ok(Buffer.byteLength(name) <= 63, name)
  }
})
