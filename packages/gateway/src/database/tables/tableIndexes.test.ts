import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { field, gate, lines, list } from './testing/exampleResources'

describe('indexes', () => {
  const more = [
    field('status', { type: 'enum' }),
    field('phone', { type: 'phone', mask: 'phone' }),
    field('saleTime', { type: 'daterange' }),
    field('rate', { type: 'percent' }),
    field('tags', { type: 'tags' }),
    field('payTime', { type: 'datetime' }),
  ]
  const whole = { ...gate, fields: [...gate.fields, ...more] }
  const indexes = (view: object) => lines(whole, 'index', [{ ...list, ...view }])
  const always = [
    'index btree (hotel_id, created_at DESC NULLS LAST, gate_id DESC) gate_newest',
    'index btree (group_id) gate_group_id_index',
    'index btree (style_id) gate_style_id_index',
  ]
  const beyond = (view: object) => indexes(view).filter((line) => !always.includes(line))

  test('newest rows and references are indexed even if no page uses the resource', () => {
    assert.deepEqual(lines(whole, 'index'), always)
    assert.deepEqual(beyond({ sort: 'createdAt desc', filters: ['groupId'] }), [], 'each once')
  })

  test('filters are indexed within the scope, lists by their entries, ranges for overlaps', () => {
    assert.deepEqual(
      beyond({ filters: ['status', 'tags'], dateRange: 'saleTime', where: 'payTime>=today' }),
      [
        'index btree (hotel_id, status) gate_status_index',
        'index gin (tags) gate_tags_index',
        'index btree (hotel_id, sale_until, sale_from) gate_sale_until_sale_from_index',
        'index btree (hotel_id, pay_time) gate_pay_time_index',
      ],
    )
    assert.deepEqual(beyond({ filters: ['rate'] }), [], 'no condition on decimals would use one')
  })

  test('the index of an order ends with the key, and serves a filter of its first column', () => {
    assert.deepEqual(beyond({ sort: 'status asc, payTime desc', filters: ['status'] }), [
      'index btree (hotel_id, status, pay_time DESC NULLS LAST, gate_id DESC) gate_status_pay_time_desc_order',
    ])
  })

  test('texts are indexed for words, masked values as a whole, and phone numbers also by their last digits', () => {
    assert.deepEqual(beyond({ search: ['gateName', 'phone', 'groupId'] }), [
      'index gin (text_pairs(gate_name)) gate_search',
      'index btree (hotel_id, phone) gate_phone_index',
      'index btree (hotel_id, (right(phone, 4))) gate_right_phone_4_index',
    ])
  })

  test('a long list has an index for each column by which people sort or filter, followed by the newest rows', () => {
    const long = { ...whole, isLong: true }
    const view = {
      columns: ['gateId', 'gateName', 'phone', 'tags', 'payTime'],
      filters: ['status'],
      sort: 'payTime desc',
    }
    const newest = 'created_at DESC NULLS LAST, gate_id DESC'
    assert.deepEqual(
      lines(long, 'index', [{ ...list, ...view }]).filter((line) => !always.includes(line)),
      [
        'index btree (hotel_id, pay_time DESC NULLS LAST, gate_id DESC) gate_pay_time_desc_order',
        'index btree (hotel_id, gate_id) gate_gate_id_order',
        `index btree (hotel_id, gate_name, ${newest}) gate_gate_name_order`,
        `index btree (hotel_id, status, ${newest}) gate_status_order`,
      ],
    )
  })
})
