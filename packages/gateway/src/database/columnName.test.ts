import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { columnName, fittingName } from './columnName'

test('a name in camel case becomes words with underscores', () => {
  assert.equal(columnName('ticketProductId'), 'ticket_product_id')
  assert.equal(columnName('h5PageId'), 'h5_page_id')
  assert.equal(columnName('restaurant_product_id'), 'restaurant_product_id')
})

test('in a run of capitals only the case changes', () => {
  assert.equal(columnName('ENABLE_UI_UPGRADE_ALL'), 'enable_ui_upgrade_all')
  assert.equal(columnName('totalGMV'), 'total_gmv')
  assert.equal(columnName('posterURLList'), 'poster_url_list')
})

test('a name of more than 63 bytes is cut and ends with a hash of the whole', () => {
  const name = 'a'.repeat(63)
  assert.equal(fittingName(name), name)
  const [first, second] = [fittingName(`${name}b`), fittingName(`${name}c`)]
  assert.match(first, /^a{54}_[\da-f]{8}$/)
  assert.notEqual(first, second)
  assert.equal(columnName(`x${'Yz'.repeat(40)}`).length, 63)
})

test('no two fields of a resource, and no two resources, have the same column or table', () => {
  const resources = applications.flatMap((application) => application.resources)
  const lists = [resources, ...resources.map(({ fields }) => fields)]
  for (const list of lists) assert.equal(new Set(list.map(({ name }) => columnName(name))).size, list.length)
})
