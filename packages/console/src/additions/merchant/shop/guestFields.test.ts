import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotel } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { guestFields } from './guestFields'

const fields: readonly Field[] = hotel.fields

test('a store has twelve fields that guests see; what is empty of them is named', () => {
  const none = guestFields({ fields }, {})
  assert.deepEqual([none.count, none.filled, none.empty.length], [12, 0, 12])
  const some = guestFields(
    { fields },
    { hotelName: '云栖', coverImages: [], facilities: ['WIFI'], email: '' },
  )
  assert.deepEqual([some.filled, some.empty.length], [2, 10])
  assert.ok(some.empty.some(({ name }) => name === 'coverImages'))
})
