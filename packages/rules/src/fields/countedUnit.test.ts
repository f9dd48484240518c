import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countedUnit } from './countedUnit'

describe('units behind numbers', () => {
  it('are plurals in English, but for one', () => {
    assert.deepEqual(
      ['orders', 'room nights', 'days before', 'people', 'pts', 'tenths of the price'].map((unit) =>
        countedUnit(unit, 1),
      ),
      ['order', 'room night', 'day before', 'person', 'pt', 'tenth of the price'],
    )
    assert.deepEqual(
      [0, 0.5, 2, 21, -1].map((count) => countedUnit('orders', count)),
      ['orders', 'orders', 'orders', 'orders', 'order'],
    )
  })

  it('that are no plurals stay', () => {
    for (const unit of ['单', '天前', 'km', 'ms', 's', '%', 'CNY', '/10', 'min', '★', ''])
      assert.equal(countedUnit(unit, 1), unit)
  })
})
