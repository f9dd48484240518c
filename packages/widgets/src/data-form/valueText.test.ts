import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valueText } from './valueText'

test('records are formatted with the punctuation of the language', () => {
  const label = (en: string) => ({ zh: en, en })
  const field = {
    name: 'keys',
    label: label('Keys'),
    type: 'list',
    fields: [
      { name: 'from', label: label('From'), type: 'string' },
      { name: 'until', label: label('Until'), type: 'string' },
    ],
  } as const
  const read = (locale: string) =>
    valueText(field, [{ from: '10:00', until: '12:00' }], { locale, text: () => '–' })
  assert.equal(read('en'), 'From 10:00, Until 12:00')
  assert.equal(read('zh'), 'From 10:00，Until 12:00')
})

test('references are shown by their names, and by their keys without one', () => {
  const label = (en: string) => ({ zh: en, en })
  const coupon = { name: 'couponId', label: label('Coupon'), type: 'ref', ref: 'coupon' } as const
  const gifts = { name: 'gifts', label: label('Gifts'), type: 'list', fields: [coupon] } as const
  const labels = { couponId: 'Spa', 'gifts.couponId': { C1: 'Breakfast' } }
  const reading = { locale: 'en', text: () => '–', labels }
  assert.equal(valueText(coupon, 'C2', reading), 'Spa')
  assert.equal(
    valueText(gifts, [{ couponId: 'C1' }, { couponId: 'C9' }], reading),
    'Coupon Breakfast\nCoupon C9',
  )
})
