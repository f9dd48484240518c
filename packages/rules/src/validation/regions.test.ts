import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWithinRegion, regionsElsewhere, regionsIn } from './regions'

test('a region is within itself and within those above it', () => {
  assert.ok(isWithinRegion(['浙江省', '杭州市'], ['浙江省']))
  assert.ok(isWithinRegion(['浙江省'], ['浙江省']))
  assert.ok(!isWithinRegion(['浙江省'], ['浙江省', '杭州市']))
  assert.ok(!isWithinRegion(['江苏省', '杭州市'], ['浙江省', '杭州市']))
})

test('a value that is not a list of names is not a region', () => {
  assert.deepEqual(regionsIn([['浙江省'], [], '江苏省', [1], ['浙江省', 1], null, ['江苏省', '南京市']]), [
    ['浙江省'],
    ['江苏省', '南京市'],
  ])
  assert.deepEqual(regionsIn('浙江省'), [])
  assert.deepEqual(regionsIn(undefined), [])
})

test('regions elsewhere are those of the other fields, but not of the own one', () => {
  const record = {
    regionRules: [{ regions: [['浙江省']] }, { regions: [['江苏省', '南京市']] }],
    excludedRegions: [['西藏自治区']],
  }
  const paths = ['regionRules.regions', 'excludedRegions']
  assert.deepEqual(regionsElsewhere(record, paths, 'regionRules.0.regions'), [
    ['江苏省', '南京市'],
    ['西藏自治区'],
  ])
  assert.deepEqual(regionsElsewhere(record, paths, 'excludedRegions'), [['浙江省'], ['江苏省', '南京市']])
})
