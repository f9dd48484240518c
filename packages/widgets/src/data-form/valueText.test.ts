import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valueText } from './valueText'

test('records are read in the punctuation of the language', () => {
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
  const read = (locale: string) => valueText(field, [{ from: '10:00', until: '12:00' }], locale, () => '–')
  assert.equal(read('en'), 'From 10:00, Until 12:00')
  assert.equal(read('zh'), 'From 10:00，Until 12:00')
})
