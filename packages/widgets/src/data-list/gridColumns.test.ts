import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListColumn } from '@ebkit/core/list'
import { gridColumns } from './gridColumns'

const column = (more: Partial<ListColumn>) => ({ name: 'it', type: 'money', ...more }) as ListColumn

const width = (more: Partial<ListColumn>, locale = 'en') =>
  gridColumns([column({ name: 'first' }), column(more)], undefined, locale)[1]?.width

test('the width of a column follows its type, or its heading, which is longer in English', () => {
  assert.equal(width({ label: { zh: '金额', en: 'Paid' } }), 120)
  assert.equal(width({ label: { zh: '储值余额', en: 'Stored-value balance' }, sortable: true }), 178)
  assert.equal(width({ label: { zh: '储值余额', en: 'Stored-value balance' }, sortable: true }, 'zh'), 120)
  assert.equal(width({ type: 'int', label: { zh: '停留时长' }, unit: { zh: '秒' } }, 'zh'), 108)
  assert.equal(width({ label: { zh: '金额', en: 'What was paid on the first day of each month' } }), 184)
})

test('a unit follows its heading, in the brackets of the language', () => {
  const head = (locale: string) =>
    gridColumns(
      [column({ label: { zh: '积分', en: 'Points' }, unit: { zh: '分', en: 'pts' } })],
      undefined,
      locale,
    )[0]?.head
  assert.equal(head('zh'), '积分（分）')
  assert.equal(head('en'), 'Points (pts)')
  const people = column({ label: { zh: '人数', en: 'Party' }, unit: { zh: '人', en: '' } })
  assert.equal(gridColumns([people], undefined, 'en')[0]?.head, 'Party')
})

test('a width set by the user stays', () => {
  assert.equal(width({ label: { zh: '储值余额', en: 'Stored-value balance' }, width: 90 }), 90)
})

test('on a card a range of days is below the name, or else after all other, shorter values', () => {
  const places = (...types: readonly string[]) =>
    gridColumns(
      types.map((type, index) => column({ name: `c${index}`, type: type as ListColumn['type'] })),
      undefined,
      'zh',
    ).map(({ card }) => card)
  assert.deepEqual(places('string', 'daterange', 'money'), ['upper', 'lower', 'end'])
  assert.deepEqual(places('string', 'daterange', 'string', 'int', 'bool'), [
    ...['upper', undefined, 'lower', 'end', 'end'],
  ])
  assert.deepEqual(places('string', 'daterange', 'string'), ['upper', 'end', 'lower'])
})
