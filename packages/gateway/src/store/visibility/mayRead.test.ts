import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayRead } from './mayRead'

const user = {
  brandId: '1001',
  userId: '7',
  hotels: ['100101', '100102'].map((hotelId) => ({ hotelId, hotelName: '' })),
}
const reads = (objectKey: string, visibility: 'public' | 'personal' | 'attached' = 'public') =>
  mayRead(user as Parameters<typeof mayRead>[0], { objectKey, visibility } as Parameters<typeof mayRead>[1])

test('a user of several stores reads the objects of each, and of no other store or brand', () => {
  assert.equal(reads('1001/100101/files/1/a.png'), true)
  assert.equal(reads('1001/100102/files/1/a.png'), true)
  assert.equal(reads('1001/100103/files/1/a.png'), false)
  assert.equal(reads('1002/100101/files/1/a.png'), false)
  assert.equal(reads('a.png'), false)
})

test('personal objects can be read by their owner only', () => {
  assert.equal(reads('1001/100101/u/7/salary.pdf', 'personal'), true)
  assert.equal(reads('1001/100101/u/8/salary.pdf', 'personal'), false)
  assert.equal(reads('1001/100103/u/7/salary.pdf', 'personal'), false)
  assert.equal(reads('1001/100101/files/1/a.png', 'personal'), false)
})
