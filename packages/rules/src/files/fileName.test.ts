import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { extensionOf, nameProblem } from './fileName'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const codeOf = (name: string, rules = {}) => nameProblem(name, rules)?.code

describe('checking names of files and folders', () => {
  test('W-NAM-1 W-SUP-6 the pattern allows Chinese characters, letters, digits, dot, underscore and hyphen only', () => {
    for (const name of ['西湖日落-主图.jpg', 'A_b-9.tar.gz', '2026', '𠮷野家.png', '々〇.pdf'])
      assert.equal(codeOf(name, { nameCheck: true }), undefined, name)
    for (const name of [
      'a b.jpg',
      'a(1).jpg',
      '价格：.pdf',
      'café.png',
      '，.jpg',
      '😀.jpg',
      'カナ.jpg',
      'a\u3000b',
    ])
      assert.equal(codeOf(name, { nameCheck: true }), 'bad-name', name)
  })

  test('W-NAM-1 without the pattern, every name that a system can store is valid', () => {
    for (const name of ['a b.jpg', 'a(1).jpg', '😀.jpg', 'café.png', '...jpg', '-', '.profile'])
      assert.equal(codeOf(name), undefined, name)
  })

  test('W-NAM-1 with the pattern, a name is valid exactly if each of its characters is', () => {
    const character = fc.oneof(
      fc.constantFrom('中', 'a', 'Z', '0', '.', '_', '-', '龍'),
      fc.string({ minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 12 }), (characters) => {
        const name = characters.join('')
        fc.pre(codeOf(name) === undefined)
        const isGood = characters.every((one) => codeOf(`a${one}a`, { nameCheck: true }) === undefined)
        assert.equal(codeOf(name, { nameCheck: true }) === undefined, isGood)
      }),
      { numRuns },
    )
  })

  test('F-UP-14 refuses names with paths, control characters or direction marks', () => {
    const unsafe = [
      '',
      ' ',
      '.',
      '..',
      ' .. ',
      '../a.jpg',
      'a/b',
      'a\\b',
      'a\0.jpg',
      'a\n.jpg',
      'a\x7f',
      '\u202Egpj.exe',
      '\u2066a',
      '\ud800.jpg',
    ]
    for (const name of unsafe)
      for (const nameCheck of [true, false]) assert.equal(codeOf(name, { nameCheck }), 'unsafe-name', name)
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('/', '\\', '\0', '\r', '\u202d'),
        fc.string(),
        (before, sign, after) => {
          assert.equal(codeOf(before + sign + after), 'unsafe-name')
        },
      ),
      { numRuns },
    )
  })

  test('F-UP-14 accepts a name of 300 characters unless there is a maximum', () => {
    assert.equal(codeOf(`${'长'.repeat(296)}.jpg`, { nameCheck: true }), undefined)
    assert.deepEqual(nameProblem('👍'.repeat(21), { maxNameLength: 20 }), {
      code: 'long-name',
      params: { limit: 20 },
    })
    assert.equal(codeOf('👍'.repeat(20), { maxNameLength: 20 }), undefined)
    assert.equal(codeOf('👍'.repeat(19), { maxNameLength: 20 }), undefined)
  })

  test('the extension is the text after the last dot, in lower case', () => {
    const cases = {
      'a.JPG': 'jpg',
      'a.tar.gz': 'gz',
      a: '',
      '.profile': '',
      'a.': '',
      'a.b c': '',
      '图.Png': 'png',
    }
    for (const [name, extension] of Object.entries(cases)) assert.equal(extensionOf(name), extension, name)
    fc.assert(
      fc.property(fc.string(), (name) => {
        const extension = extensionOf(name)
        assert.ok(extension === '' || name.toLowerCase().endsWith(`.${extension}`))
      }),
      { numRuns },
    )
  })
})
