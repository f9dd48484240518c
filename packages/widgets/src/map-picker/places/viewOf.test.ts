import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewOf } from './viewOf'

test('a map shows all points around their centre, and a single point closely', () => {
  const hangzhou = { longitude: 120.1, latitude: 30.2 }
  const kunming = { longitude: 102.7, latitude: 25 }
  assert.deepEqual(viewOf([hangzhou]), { point: hangzhou, level: 13 })
  const { point, level } = viewOf([hangzhou, kunming])
  assert.deepEqual([Math.round(point.longitude * 10), Math.round(point.latitude * 10)], [1114, 276])
  assert.equal(level, 5)
  assert.equal(viewOf([]).level, 4)
})
