import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { matchLocale } from './matchLocale'
import { createTranslator, defineStrings } from './translator'

const strings = defineStrings('sample', {
  zh: { save: '保存', count: '{n} 条', only: '仅中文' },
  en: { save: 'Save', count: '{n} rows', only: '' },
})

describe('matchLocale', () => {
  test('finds the tag, a shorter form of it, else en; without a tag zh', () => {
    const matches: Array<[string | undefined, string]> = [
      [undefined, 'zh'],
      ['', 'zh'],
      [' ', 'zh'],
      ['zh', 'zh'],
      ['zh-TW', 'zh'],
      ['zh-Hans-CN', 'zh'],
      ['zh_CN', 'zh'],
      ['ZH-cn', 'zh'],
      ['en-GB', 'en'],
      ['EN', 'en'],
      ['fr', 'en'],
      ['-', 'en'],
      ['zhx', 'en'],
    ]
    for (const [wanted, locale] of matches) assert.equal(matchLocale(wanted), locale, wanted)
  })

  test('prefers registered locales, the longest first', () => {
    const available = ['zh', 'en', 'fr', 'zh-TW']
    assert.equal(matchLocale('zh-tw', available), 'zh-TW')
    assert.equal(matchLocale('zh-TW-x', available), 'zh-TW')
    assert.equal(matchLocale('zh-HK', available), 'zh')
    assert.equal(matchLocale('fr-CA', available), 'fr')
  })
})

describe('createTranslator', () => {
  test('returns texts with their parameters', () => {
    assert.equal(createTranslator(strings, 'zh')('count', { n: 3 }), '3 条')
    assert.equal(createTranslator(strings, 'en')('count', {}), '{n} rows')
    assert.equal(createTranslator(strings, 'en')('count', { n: '$&{n}' }), '$&{n} rows')
  })

  test('chooses a word by number: the first for one, the second for all others', () => {
    const strings = defineStrings('rows', {
      zh: { left: '{count} 行有错' },
      en: { left: '{count} {count|row is|rows are} wrong{shout||!}' },
    })
    const translate = createTranslator(strings, 'en')
    assert.equal(translate('left', { count: 1, shout: 1 }), '1 row is wrong')
    assert.equal(translate('left', { count: '1', shout: 2 }), '1 row is wrong!')
    assert.equal(translate('left', { count: 0, shout: 1 }), '0 rows are wrong')
    assert.equal(createTranslator(strings, 'zh')('left', { count: 1 }), '1 行有错')
  })

  test('a page’s own text takes precedence; a language with gaps falls back to en, then zh', () => {
    const own = { zh: { sample: { save: '存' } }, fr: { sample: { save: 'Enregistrer' } } }
    assert.equal(createTranslator(strings, 'zh', own)('save'), '存')
    assert.equal(createTranslator(strings, 'zh', own)('count', { n: 1 }), '1 条')
    assert.equal(createTranslator(strings, 'fr', own)('save'), 'Enregistrer')
    assert.equal(createTranslator(strings, 'fr', own)('count', { n: 1 }), '1 rows')
  })

  test('names of Object.prototype are neither texts nor languages', () => {
    assert.equal(createTranslator(strings, 'constructor')('save'), 'Save')
    assert.equal(
      createTranslator(strings, 'zh', JSON.parse('{"__proto__":{"sample":{"save":"x"}}}'))('save'),
      '保存',
    )
    assert.equal(createTranslator(strings, 'zh')('toString' as never), 'toString')
  })
})
