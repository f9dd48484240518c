import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFieldEnabled } from './isFieldEnabled'

test('a field can be changed unless its condition is not met', () => {
  assert.equal(isFieldEnabled({}, {}), true)
  assert.equal(isFieldEnabled({ enabledIf: 'kind=HOTEL' }, { kind: 'HOTEL' }), true)
  assert.equal(isFieldEnabled({ enabledIf: 'kind=HOTEL' }, { kind: 'SHOP' }), false)
  assert.equal(isFieldEnabled({ enabledIf: 'kind=HOTEL' }, {}), false)
})

test('an invalid condition disables nothing', () => {
  assert.equal(isFieldEnabled({ enabledIf: '=&|' }, {}), true)
})
