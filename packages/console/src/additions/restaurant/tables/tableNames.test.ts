import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableNames } from './tableNames'

test('tables are counted from one to another, and digits keep their width', () => {
  assert.deepEqual(tableNames('A08–A11'), { names: ['A08', 'A09', 'A10', 'A11'] })
  assert.deepEqual(tableNames(' 包间9-10 '), { names: ['包间9', '包间10'] })
  assert.deepEqual(tableNames('B1 ~ B1'), { names: ['B1'] })
})

test('says why a text is no such range', () => {
  assert.deepEqual(tableNames('A01'), { problem: 'notNames' })
  assert.deepEqual(tableNames('A01–B20'), { problem: 'notNames' })
  assert.deepEqual(tableNames('A20–A01'), { problem: 'backwards' })
  assert.deepEqual(tableNames('A001–A101'), { problem: 'tooMany' })
})
