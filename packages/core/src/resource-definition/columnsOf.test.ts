import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { columnsOf } from './columnsOf'
import { filterOptionsOf, optionsOf } from './optionsOf'

const fields = (
  [
    { name: 'pictures', type: 'images' },
    { name: 'productName', type: 'string' },
    { name: 'storeId', type: 'ref', ref: 'hotel' },
    { name: 'saleTime', type: 'daterange' },
    { name: 'category', type: 'string' },
    { name: 'phone', type: 'string', mask: 'phone' },
    { name: 'rules', type: 'list' },
    { name: 'products', type: 'products' },
  ] as const
).map((field) => ({ ...field, label: { zh: field.name, en: field.name } })) as readonly Field[]

const references = {
  hotel: {
    ...{ resource: 'merchant-api/hotel', key: 'hotelId', display: 'hotelName' },
    offered: 'auditStatus!=CLOSED',
  },
}
const filters = ['storeId', 'saleTime', 'category', 'phone', 'rules']

describe('the columns of a list', () => {
  test('can be filtered by referenced rows, by periods and by texts; not by masked texts and records', () => {
    const columns = columnsOf({ columns: ['productName'], filters }, fields, references)
    const filterable = columns.filter((column) => column.filterable).map(({ name }) => name)
    assert.deepEqual(filterable, ['storeId', 'saleTime', 'category'])
    assert.deepEqual(columns.find(({ name }) => name === 'storeId')?.optionsOf, {
      ...{ resource: 'merchant-api/hotel', display: 'hotelName', keyName: 'hotelId' },
    })
  })

  test('a form offers rows that can be newly chosen, a filter of the list all of them', () => {
    const all = { resource: 'merchant-api/hotel', display: 'hotelName', keyName: 'hotelId' }
    assert.deepEqual(optionsOf(fields, references), { storeId: { ...all, filter: 'auditStatus!=CLOSED' } })
    assert.deepEqual(filterOptionsOf(fields, references), { storeId: all })
  })

  test('can be filtered by the rows that a field selects', () => {
    const places = {
      ticketProduct: { resource: 'ticket-api/product', key: 'ticketProductId', display: 'productName' },
    }
    const columns = columnsOf({ columns: ['productName'], filters: ['products'] }, fields, places)
    const [column] = columns.filter((column) => column.filterable)
    assert.equal(column?.name, 'products')
    assert.deepEqual(column?.optionsOf, {
      ...{ resource: 'ticket-api/product', display: 'productName', keyName: 'ticketProductId' },
    })
  })

  test('images are shown with the name of their row, one or several', () => {
    const [first, second] = columnsOf({ columns: ['pictures', 'productName'] }, fields)
    assert.deepEqual([first?.name, second?.name, second?.below], ['productName', 'pictures', true])
  })

  test('without sources of references there is no filter by them', () => {
    const columns = columnsOf({ columns: ['productName'], filters }, fields)
    assert.equal(columns.find(({ name }) => name === 'storeId')?.filterable, false)
  })

  test('a field that is only searched or filtered is one hidden column; tabs are not also filters', () => {
    const names = {
      columns: ['productName'],
      search: ['phone', 'category'],
      filters: ['category', 'saleTime'],
    }
    const columns = columnsOf(names, fields)
    assert.deepEqual(
      columns.map(({ name, hidden, searchable }) => [name, !!hidden, searchable]),
      [
        ['productName', false, false],
        ['phone', true, true],
        ['category', true, true],
        ['saleTime', true, false],
      ],
    )
    const tabbed = {
      columns: ['productName'],
      filters: ['category'],
      tabs: 'category',
      dateRange: 'saleTime',
    }
    assert.deepEqual(
      columnsOf(tabbed, fields).map(({ name, filterable }) => [name, filterable]),
      [
        ['productName', false],
        ['saleTime', true],
      ],
    )
  })

  test('can be sorted and filtered as their types allow; masked and nested fields cannot be sorted', () => {
    const own = { label: { zh: 'x', en: 'x' } }
    const more = [
      { ...own, name: 'area', type: 'region' },
      { ...own, name: 'areas', type: 'region', multiple: true },
      { ...own, name: 'isOpen', type: 'bool' },
      { ...own, name: 'state', type: 'string', options: [{ value: 1, label: { zh: '一', en: 'One' } }] },
      { ...own, name: 'tags', type: 'tags' },
      { ...own, name: 'note', type: 'richtext' },
      { ...own, name: 'fee', type: 'money' },
      { ...own, name: 'owner', type: 'group', fields: [{ ...own, name: 'title', type: 'string' }] },
      { ...own, name: 'code', type: 'string', mask: 'idCard' },
    ] as unknown as readonly Field[]
    const names = ['area', 'areas', 'isOpen', 'state', 'tags', 'note', 'fee', 'owner.title', 'code', 'none']
    const columns = columnsOf({ columns: names, filters: names, totals: ['fee'] }, more)
    const named = (has: (column: (typeof columns)[number]) => unknown) =>
      columns.filter(has).map(({ name }) => name)
    assert.deepEqual(
      named(() => true),
      names.slice(0, -1),
    )
    assert.deepEqual(
      named(({ filterable }) => filterable),
      ['area', 'isOpen', 'state', 'tags', 'fee', 'owner.title'],
    )
    assert.ok(!named(({ sortable }) => sortable).some((name) => ['owner.title', 'code'].includes(name)))
    assert.ok(named(({ sortable }) => sortable).includes('fee'))
    assert.deepEqual(
      named(({ total }) => total),
      ['fee'],
    )
  })

  test('an image without a name stays the first column', () => {
    assert.deepEqual(
      columnsOf({ columns: ['pictures'] }, fields).map(({ name, below }) => [name, below]),
      [['pictures', undefined]],
    )
  })
})
