import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matching, readOptions, withUnknown } from './options'

describe('options of a select', () => {
  it('numbers are texts, a missing label is the value, a value stands once', () => {
    const read = readOptions([
      { value: 1 },
      { value: 'a', label: 'A' },
      { value: '1', label: 'again' },
      'b',
      2,
      'a',
    ])
    assert.deepEqual(read, [
      { value: '1', label: '1' },
      { value: 'a', label: 'A' },
      { value: 'b', label: 'b' },
      { value: '2', label: '2' },
    ])
  })

  it('those of one group stand together', () => {
    const read = readOptions([
      { value: 'a', group: 'x' },
      { value: 'b', group: 'y' },
      { value: 'c', group: 'x' },
    ])
    assert.deepEqual(
      read.map(({ value }) => value),
      ['a', 'c', 'b'],
    )
  })

  it('unknown values follow under their heading; without any the list stays the same', () => {
    const options = readOptions([{ value: 'a' }])
    assert.equal(withUnknown(options, ['a'], 'unknown'), options)
    assert.deepEqual(withUnknown(options, ['gone', 'a', 'gone'], 'unknown')[1], {
      value: 'gone',
      label: 'gone',
      group: 'unknown',
    })
    assert.equal(withUnknown(options, ['gone', 'gone'], '').length, 2)
  })

  it('matches a part of the text, large or small', () => {
    const options = readOptions([
      { value: '1', label: '北京 Beijing' },
      { value: '2', label: '上海' },
    ])
    assert.deepEqual(
      matching(options, ' BEI ').map(({ value }) => value),
      ['1'],
    )
    assert.equal(matching(options, ' '), options)
  })
})
