import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lowestPromotionPrice, rated, reducedPrice } from './promotionPrice'

describe('the price of one piece in a promotion', () => {
  test('a rate of 8 is 80 %, rounded to a cent; without one the price stays', () => {
    assert.equal(rated(9900, 8), 7920)
    assert.equal(rated(999, 8.5), 849)
    assert.equal(rated(9900, '7.5'), 7425)
    assert.equal(rated(9900, undefined), 9900)
    assert.equal(rated(9900, null), 9900)
    assert.equal(reducedPrice({ discountType: 'rate', discountRate: 9 }, 1000), 900)
    assert.equal(reducedPrice({}, 1000), 1000)
  })

  test('an amount off leaves nothing below zero', () => {
    assert.equal(reducedPrice({ discountType: 'minus', minusAmount: 300 }, 1000), 700)
    assert.equal(reducedPrice({ discountType: 'minus', minusAmount: 1200 }, 1000), 0)
    assert.equal(reducedPrice({ discountType: 'minus' }, 1000), 1000)
    assert.equal(reducedPrice({ discountType: 'minus', minusAmount: null, discountRate: 5 }, 1000), 1000)
  })

  test('a price of its own counts where it is lower', () => {
    assert.equal(reducedPrice({ discountType: 'price', fixedPrice: 600 }, 1000), 600)
    assert.equal(reducedPrice({ discountType: 'price', fixedPrice: 1100 }, 1000), 1000)
    assert.equal(reducedPrice({ discountType: 'price', discountRate: 5 }, 1000), 1000)
  })

  test('of a promotion by pieces the lowest rate counts, of others their reduction', () => {
    const volumeRules = [
      { pieces: 2, rate: 9 },
      { pieces: 5, rate: 7 },
      { pieces: 9, rate: 8 },
    ]
    assert.equal(lowestPromotionPrice({ promotionType: 'multi', volumeRules }, 1000), 700)
    assert.equal(lowestPromotionPrice({ promotionType: 'multi', volumeRules: [{ rate: 12 }] }, 1000), 1000)
    assert.equal(lowestPromotionPrice({ promotionType: 'multi', volumeRules: null }, 1000), 1000)
    assert.equal(lowestPromotionPrice({ promotionType: 'multi' }, 1000), 1000)
    const reduction = { promotionType: 'limit', discountType: 'minus', minusAmount: 100, volumeRules }
    assert.equal(lowestPromotionPrice(reduction, 1000), 900)
  })
})
