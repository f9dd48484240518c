import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { columnsOf } from './columnsOf'

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

const references = { hotel: { resource: 'merchant-api/hotel', key: 'hotelId', display: 'hotelName' } }
const filters = ['storeId', 'saleTime', 'category', 'phone', 'rules']

describe('the columns of a list', () => {
  test('can be filtered by rows that a field refers to, by periods and by texts; not by masked texts and records', () => {
    const columns = columnsOf({ columns: ['productName'], filters }, fields, references)
    const filterable = columns.filter((column) => column.filterable).map(({ name }) => name)
    assert.deepEqual(filterable, ['storeId', 'saleTime', 'category'])
    assert.deepEqual(columns.find(({ name }) => name === 'storeId')?.optionsOf, {
      ...{ resource: 'merchant-api/hotel', display: 'hotelName', keyName: 'hotelId' },
    })
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

  test('pictures stand with the name of their row, one or several', () => {
    const [first, second] = columnsOf({ columns: ['pictures', 'productName'] }, fields)
    assert.deepEqual([first?.name, second?.name, second?.below], ['productName', 'pictures', true])
  })

  test('without the places of references there is no filter by them', () => {
    const columns = columnsOf({ columns: ['productName'], filters }, fields)
    assert.equal(columns.find(({ name }) => name === 'storeId')?.filterable, false)
  })
})
