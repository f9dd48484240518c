import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { nearestName } from './nearestName'

const names = ['eb-product-picker', 'eb-select', 'eb-date', 'eb-date-range', 'hotel-id', 'page-size', 'max']

describe('the nearest name', () => {
  test('ignores one or two typing errors, hyphens and capitals', () => {
    for (const [given, meant] of [
      ['eb-prodct-picker', 'eb-product-picker'],
      ['eb-productpicker', 'eb-product-picker'],
      ['eb-slect', 'eb-select'],
      ['eb-dtae', 'eb-date'],
      ['eb-daterange', 'eb-date-range'],
      ['hotelID', 'hotel-id'],
      ['hotel-ids', 'hotel-id'],
      ['pagesize', 'page-size'],
      ['mxa', 'max'],
    ] as const)
      assert.equal(nearestName(given, names), meant, given)
  })

  test('is undefined if no name is similar', () => {
    for (const given of ['eb-nobody-knows', 'colour', 'min', 'x', ''])
      assert.equal(nearestName(given, names), undefined, given)
  })
})
