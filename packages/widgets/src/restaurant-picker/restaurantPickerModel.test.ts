import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createRestaurantPicker } from './restaurantPickerModel'

describe('eb-restaurant-picker model', () => {
  it('opens and closes, and tells each once', () => {
    const told: string[] = []
    const model = createRestaurantPicker(() => ({
      onShow: () => told.push('show'),
      onHide: () => told.push('hide'),
    }))
    model.show()
    model.show()
    assert.equal(model.$open.get(), true)
    model.hide()
    assert.equal(model.$open.get(), false)
    assert.deepEqual(told, ['show', 'hide'])
  })
})
