import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { repeatedInText, selectionOfText, textOfSelection } from './selectionText'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

describe('text of a selection', () => {
  it('stands between commas; a comma or backslash of a value has a backslash before it', () => {
    assert.equal(textOfSelection(['a', 'b']), 'a,b')
    assert.equal(textOfSelection(['北京,朝阳', 'C:\\x']), '北京\\,朝阳,C:\\\\x')
    assert.deepEqual(selectionOfText('北京\\,朝阳,上海'), ['北京,朝阳', '上海'])
    assert.deepEqual(selectionOfText(''), [])
    assert.deepEqual(selectionOfText(',a,,b,'), ['a', 'b'])
    assert.deepEqual(selectionOfText('a\\'), ['a\\'])
  })

  it(`${numRuns} random lists come back as they were`, () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.stringMatching(/^[\\, \n一a]{1,6}$/),
    )
    fc.assert(
      fc.property(fc.uniqueArray(value), (selection) => {
        const text = textOfSelection(selection)
        assert.deepEqual(selectionOfText(text), selection)
        assert.equal(repeatedInText(text, text), '')
      }),
      { numRuns },
    )
  })

  it(`${numRuns} random texts can be read, and their values come back`, () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\\, a一]*$/), (text) => {
        const selection = selectionOfText(text)
        assert.deepEqual(selectionOfText(textOfSelection(selection)), selection)
      }),
      { numRuns },
    )
  })

  it('says which entries stand twice', () => {
    const repeated = (text: string) => repeatedInText(text, textOfSelection(selectionOfText(text)))
    assert.equal(repeated('a,b,a'), 'a')
    assert.equal(repeated('a\\,b,a'), '')
  })
})
