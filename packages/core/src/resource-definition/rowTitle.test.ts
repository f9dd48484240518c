import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowTitle } from './rowTitle'

test('the title of a row is its display field, else its key', () => {
  const names = { display: 'printerName', key: 'printerId' }
  assert.equal(rowTitle(names, { printerId: '7', printerName: '后厨' }), '后厨')
  assert.equal(rowTitle(names, { printerId: 7 }), '7')
  assert.equal(rowTitle(names, { printerId: '7', printerName: null }), '7')
  assert.equal(rowTitle(names, { printerId: '7', printerName: '' }), '')
  assert.equal(rowTitle(names, {}), '')
  assert.equal(rowTitle(names, { printerId: null }), '')
})
