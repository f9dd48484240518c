import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowTitle } from './rowTitle'

test('a row is named by what its resource shows, else by its key', () => {
  const names = { display: 'printerName', key: 'printerId' }
  assert.equal(rowTitle(names, { printerId: '7', printerName: '后厨' }), '后厨')
  assert.equal(rowTitle(names, { printerId: 7 }), '7')
  assert.equal(rowTitle(names, { printerId: '7', printerName: null }), '7')
  assert.equal(rowTitle(names, { printerId: '7', printerName: '' }), '')
  assert.equal(rowTitle(names, {}), '')
  assert.equal(rowTitle(names, { printerId: null }), '')
})
