import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { productStateStrings } from '@ebkit/rules/products'
import { restaurantProduct } from './applications/restaurant/resources/restaurantProduct'
import { ticketProduct } from './applications/tickets/resources/ticketProduct'

const { zh, en } = productStateStrings

/** What a state is called in pickers, computed fields and answers of the gateway. */
const expected = (value: string) => {
  const state = value.toLowerCase() as keyof typeof zh
  return { value, label: { zh: zh[state], en: en[state] } }
}

const named = (states: readonly { value: string; label: { zh: string; en: string } }[]) =>
  states.map(({ value, label: { zh, en } }) => ({ value, label: { zh, en } }))

describe('states of products', () => {
  test('AMB-32 lists, filters and forms call them what pickers and answers call them', () => {
    for (const { name, states, fields } of [ticketProduct, restaurantProduct]) {
      const values = named(states.values)
      assert.ok(values.length >= 3, name)
      assert.deepEqual(
        values,
        values.map(({ value }) => expected(value)),
        name,
      )
      const field = fields.find((one) => one.name === states.field)
      assert.ok(field && 'options' in field, name)
      assert.deepEqual(named(field.options), values, name)
    }
    const values = ticketProduct.states.values.map(({ value }) => value)
    assert.deepEqual(values.sort(), Object.keys(zh).sort())
  })
})
