import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkValue } from '@ebkit/rules/validation'
import type { ListColumn, ListColumnConfiguration } from '../ListColumn'
import { columnOf } from '../testing/columnsOf'
import { canEdit, fieldOfColumn, typedText, typedValue } from './cellValue'

const column = (more: Partial<ListColumnConfiguration>): ListColumn =>
  columnOf({ name: 'x', editable: true, ...more })

describe('text typed into a cell', () => {
  test('is converted back to the value, for each type that has an editor', () => {
    for (const [type, value] of [
      ['string', 'a b'],
      ['int', 12],
      ['decimal', 1.5],
      ['percent', 12.5],
      ['money', 1999],
      ['money', 29],
      ['bool', true],
      ['bool', false],
      ['date', '2026-11-20'],
      ['datetime', '2026-11-20 09:05:00'],
      ['time', '09:05'],
    ] as const) {
      const own = column({ type })
      assert.equal(typedValue(typedText(value, own), own), value, `${type} ${value}`)
      assert.equal(typedText(null, own), '')
    }
  })

  test('options keep their types; an unknown option is reported by the rules', () => {
    const own = column({
      options: [
        { value: 1, label: 'A' },
        { value: true, label: { zh: 'B' } },
      ],
    })
    assert.equal(typedValue('1', own), 1)
    assert.equal(typedValue('true', own), true)
    assert.notDeepEqual(checkValue(fieldOfColumn(own), typedValue('9', own), {}), [])
  })

  test('text that is not a number, or has more than two decimals, is a problem and is not changed', () => {
    for (const [type, text] of [
      ['int', 'x'],
      ['int', '1.5'],
      ['money', '1.999'],
      ['decimal', '1..2'],
    ] as const) {
      const own = column({ type })
      assert.notDeepEqual(checkValue(fieldOfColumn(own), typedValue(text, own), {}), [], `${type} ${text}`)
    }
    assert.equal(typedValue('1,286.50', column({ type: 'money' })), 128650)
    assert.equal(typedValue(' ', column({ type: 'int' })), null)
  })

  test('numbers as Chinese keyboards write them are numbers; other notations are none', () => {
    const [int, money] = [column({ type: 'int' }), column({ type: 'money' })]
    assert.equal(typedValue('１２', int), 12)
    assert.equal(typedValue('－３', int), -3)
    assert.equal(typedValue('２０．５', money), 2050)
    assert.equal(typedValue('20。5', money), 2050)
    assert.equal(typedValue('¥ １，２８６．５０', money), 128650)
    for (const text of ['0x10', '1e5', 'Infinity', '.'])
      assert.equal(typedValue(text, int), text, 'not a number')
  })

  test('the rules of the column are those of the field', () => {
    const own = column({ required: true, maxLength: 2 })
    assert.equal(checkValue(fieldOfColumn(own), '', {})[0]?.code, 'required')
    assert.equal(checkValue(fieldOfColumn(own), 'abc', {})[0]?.code, 'maxLength')
    assert.deepEqual(checkValue(fieldOfColumn(own), 'ab', {}), [])
  })

  test('lists, images and cells rendered by the page have no editor', () => {
    for (const more of [
      { type: 'images' },
      { type: 'enums' },
      { type: 'ref' },
      { component: 'eb-switch' },
      { readOnly: true },
    ] as const)
      assert.equal(canEdit(column(more)), false)
    assert.equal(canEdit(columnOf({ name: 'x' })), false)
    assert.equal(canEdit(column({})), true)
  })
})
