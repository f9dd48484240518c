import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { toChosenProduct } from './chosenProduct'
import { keyOfProduct, parseKey, parseKeys } from './productKey'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

describe('keys of products', () => {
  test('W-PICK-35 a product is identified by id and type', () => {
    assert.equal(keyOfProduct({ ticketProductId: 'TP1', productType: 'ticket' }), 'TP1:ticket')
    assert.equal(keyOfProduct({ ticketProductId: 7, productType: null }), '7:')
    assert.deepEqual(parseKey(' TP1:ticket '), { ticketProductId: 'TP1', productType: 'ticket' })
  })

  test('a text of keys is trimmed, without duplicates and empty entries', () => {
    assert.deepEqual(parseKeys(' a:t, b:t,a:t ,,b:u,'), ['a:t', 'b:t', 'b:u'])
    for (const empty of ['', ' ', ',']) assert.deepEqual(parseKeys(empty), [])
  })

  test('a malformed key makes the text malformed', () => {
    for (const text of ['a', 'a:t,b', ':t', 'a:b:c', 'a b:t', '[object Object]', 'a:t;b:t', '{"a":1}'])
      assert.equal(parseKeys(text), undefined, text)
  })

  test('written keys are parsed back', () => {
    const part = fc.stringMatching(/^[\w-]{1,12}$/)
    fc.assert(
      fc.property(part, part, (ticketProductId, productType) => {
        const product = { ticketProductId, productType }
        assert.deepEqual(parseKey(keyOfProduct(product)), product)
      }),
    )
  })

  test('5,000 keys are parsed quickly', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `TP${index}:ticket`).join(',')
    const start = spent()
    assert.equal(parseKeys(`${text},${text}`)?.length, 5000)
    assert.ok(spent() - start < 200)
  })
})

describe('toChosenProduct', () => {
  const row = {
    ticketProductId: 'a',
    productType: 't',
    salePrice: 9800,
    minSalePrice: null,
    shipType: 'mail',
  }

  test('W-PICK-34 returns the row with its derived flags', () => {
    const flags = { isSelected: true, disabled: false, exitActivity: false }
    assert.deepEqual(toChosenProduct({ key: 'a:t', row }), { ...row, ...flags })
    const taken = { key: 'a:t', row, reason: 'otherActivity' }
    assert.deepEqual(toChosenProduct(taken), { ...row, ...flags, disabled: true, exitActivity: true })
    assert.deepEqual(toChosenProduct({ key: 'a:t', row, reason: 'multiSpec' }).exitActivity, false)
  })

  test('F-PI-5 returns the key of a row that does not exist', () => {
    const flags = { isSelected: true, disabled: true, exitActivity: false }
    const key = { ticketProductId: 'a', productType: 't' }
    assert.deepEqual(toChosenProduct({ key: 'a:t', isGone: true }), { ...key, ...flags })
  })
})
