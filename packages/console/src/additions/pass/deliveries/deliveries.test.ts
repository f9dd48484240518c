import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliverySteps } from './deliverySteps'
import { holdersOf } from './holdersOf'
import { termEnd } from './termEnd'

const shown = (deliveryType: string, status: string) =>
  deliverySteps({ deliveryType, status }).map(
    ({ name, isDone, isCurrent, tone }) =>
      `${name}${isDone ? ' done' : ''}${isCurrent ? ' now' : ''}${tone ? ` ${tone}` : ''}`,
  )

test('a delivery goes through the states of its way, and ends early where it is returned or cancelled', () => {
  assert.deepEqual(shown('MAIL', 'READY'), [
    'PENDING done',
    'MAKING done',
    'READY now',
    'SHIPPED',
    'RECEIVED',
  ])
  assert.deepEqual(shown('PICKUP', 'RECEIVED').at(-1), 'RECEIVED done now')
  assert.deepEqual(shown('DIGITAL', 'PENDING'), ['PENDING now', 'RECEIVED'])
  assert.deepEqual(shown('MAIL', 'RETURNED').slice(-2), ['SHIPPED done', 'RETURNED now danger'])
  assert.deepEqual(shown('MAIL', 'CANCELLED'), ['PENDING done', 'CANCELLED now danger'])
})

test('a pass ends by the term of its product', () => {
  assert.equal(termEnd({ validType: 'days', validDays: 365 }, '2026-12-01'), '2027-11-30')
  assert.equal(termEnd({ validType: 'date' }, '2026-12-01'), '2026-12-01')
  assert.equal(termEnd({ validType: 'range', validRange: { end: '2027-03-31' } }, ''), '2027-03-31')
  assert.equal(termEnd({ validType: 'days' }, '2026-12-01'), undefined)
  assert.equal(termEnd({ validType: 'days', validDays: 3 }, 'soon'), undefined)
})

test('holders are those of deliveries, then travellers without one; a cancelled delivery is none', () => {
  const order = {
    travellers: [
      { name: '周一', idCard: '33010619900101123X' },
      { name: '吴二', idCard: '330106199202023456' },
    ],
  }
  const delivery = { id: 'd1', holderName: '周*', holderIdNo: '330***********123X', status: 'PENDING' }
  assert.deepEqual(holdersOf({ order, deliveries: [delivery] }, 'id'), [
    { name: '周*', delivery: 'd1' },
    { name: '吴二', traveller: 1 },
  ])
  const cancelled = { ...delivery, status: 'CANCELLED' }
  assert.deepEqual(
    holdersOf({ order, deliveries: [cancelled] }, 'id').map(({ name }) => name),
    ['周一', '吴二'],
  )
  assert.deepEqual(holdersOf({ deliveries: [] }, 'id'), [])
})
