import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { storableText } from './storableText'
import { countCharacters, isWithinLength } from './textLength'

/** Text of any UTF-16 units, including halves of surrogate pairs and NUL. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom('\r\n', '\r', '\n', '\0', '👍', '好', '🇨🇳'),
  ),
})

describe('countCharacters', () => {
  test('counts one for each character that a user types', () => {
    const counts: Array<[string, number]> = [
      ['', 0],
      ['你好', 2],
      ['👍', 1],
      ['𠮷野家', 3],
      ['a\r\nb', 3],
      ['a\rb', 3],
      ['e\u0301', 2],
      ['🇨🇳', 2],
    ]
    for (const [text, count] of counts) assert.equal(countCharacters(text), count, JSON.stringify(text))
  })

  test("is additive, and never exceeds the browser's length", () => {
    fc.assert(
      fc.property(anyText, fc.string({ unit: 'grapheme' }), (one, other) => {
        assert.ok(countCharacters(one) <= one.length)
        assert.equal(countCharacters(`${other}|${other}`), 2 * countCharacters(other) + 1)
      }),
    )
  })

  test('isWithinLength is true exactly up to the limit', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const length = countCharacters(text)
        assert.ok(isWithinLength(text, length))
        assert.ok(!isWithinLength(text, length - 1))
      }),
    )
  })
})

describe('storableText', () => {
  test('returns text that survives UTF-8 and a database, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = storableText(text)
        assert.equal(Buffer.from(stored, 'utf8').toString('utf8'), stored)
        assert.ok(!/[\0\r]/.test(stored))
        assert.equal(storableText(stored), stored)
        assert.ok(stored.length <= text.length)
      }),
    )
  })

  test('does not change ordinary text', () => {
    assert.equal(storableText('早餐不错\n👍 “很好” <b>'), '早餐不错\n👍 “很好” <b>')
    assert.equal(storableText('a\ud83d'), 'a\uFFFD')
  })
})
