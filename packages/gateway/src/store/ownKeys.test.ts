import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asTenant, groupByTenant, isKey, maximumKeyLength, requireKey, tenantOfKey } from './keys'

const good = [
  'a',
  'a/b',
  'a//b',
  'a/',
  '房',
  '..a',
  'a..',
  '.a/b.',
  '...',
  'a\\b',
  'x'.repeat(maximumKeyLength),
  '房'.repeat(341),
]
const bad = [
  '',
  '/a',
  '\\a',
  '.',
  '..',
  'a/.',
  'a/../b',
  './a',
  'a\\..\\b',
  'a\\.',
  'a\nb',
  'a\u0000',
  'a\u007f',
  'a\ud800',
  'a\ufffe',
  'a\uffffb',
  'x'.repeat(maximumKeyLength + 1),
  `${'房'.repeat(341)}a`,
]

test('F-GW-3 valid and invalid names of objects', () => {
  for (const key of good) assert.deepEqual([isKey(key), requireKey(key)], [true, key])
  for (const key of bad) {
    assert.equal(isKey(key), false, JSON.stringify(key))
    assert.throws(() => requireKey(key), {
      code: 'InvalidObjectName',
      status: 400,
      message: 'The specified object is not valid.',
    })
  }
})

test('F-GW-1 a key belongs to the brand and the store that it begins with', () => {
  assert.deepEqual(tenantOfKey('1001/100101/a'), { brandId: '1001', hotelId: '100101' })
  assert.deepEqual(tenantOfKey('1001/100101/'), { brandId: '1001', hotelId: '100101' })
  assert.deepEqual(tenantOfKey('10,01/2/a,b'), { brandId: '10,01', hotelId: '2' })
  for (const key of ['', '1001', '1001/', '1001/100101', '/1001/100101/a', '1001//a', '1001/1,2/a'])
    assert.equal(tenantOfKey(key), undefined, key)
  assert.deepEqual(asTenant({ brandId: '1', hotelId: '2' }), { brandId: '1', hotelIds: ['2'] })
})

test('keys are grouped by tenant, in their order', () => {
  const keys = ['1/2/a', '1/3/b', '1/2/c', 'nobody', '2/2/d', '1/3/e']
  assert.deepEqual(groupByTenant(keys), [['1/2/a', '1/2/c'], ['1/3/b', '1/3/e'], ['2/2/d']])
  assert.deepEqual(groupByTenant([]), [])
})
