import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fieldMistakes } from './fieldMistakes'
import { problemText } from './problemText'
import { strings } from './strings'
import { validators } from './validators'

describe('problemText', () => {
  test('a problem may bring its own words in both languages', () => {
    const problem = { code: 'explained', params: { zh: '不能高于售价', en: 'Not above the price' } }
    assert.equal(problemText(problem, 'zh'), '不能高于售价')
    assert.equal(problemText(problem, 'en'), 'Not above the price')
    assert.equal(problemText({ code: 'explained', params: { zh: '只有中文' } }, 'en'), '只有中文')
    assert.equal(problemText({ code: 'explained', params: {} }, 'en'), '')
    assert.equal(problemText({ code: 'explained' }), '')
  })

  test('W-VAL-1 W-VAL-2 W-VAL-8 every rule has a message in both languages', () => {
    assert.equal(problemText({ code: 'required' }), '此项必填')
    assert.equal(problemText({ code: 'required' }, 'en'), 'This field is required')
    assert.equal(problemText({ code: 'email' }), '请填写正确的邮箱')
    assert.equal(problemText({ code: 'regex' }), '格式错误')
    assert.deepEqual(Object.keys(strings.en), Object.keys(strings.zh))
    for (const name of Object.keys(validators).filter((one) => !/^required./.test(one)))
      for (const locale of ['zh', 'en'] as const)
        assert.notEqual(problemText({ code: name }, locale), problemText({ code: 'x' }, locale), name)
  })

  test('both languages name the same parameters, and the problem fills them in', () => {
    const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const [code, text] of Object.entries(strings.zh))
      assert.deepEqual(placesOf(text), placesOf(strings.en[code as keyof typeof strings.en]), code)
    assert.equal(problemText({ code: 'between', params: { min: 1, max: '$&' } }), '须在 1 至 $& 之间')
    assert.equal(problemText({ code: 'maxLength' }), '最多 {limit} 个字')
    const least = (limit: number) => problemText({ code: 'minItems', params: { limit } }, 'en')
    assert.deepEqual([least(1), least(2)], ['1 entry at least', '2 entries at least'])
  })

  test('W-VAL-12 the message for a date with a time names the format', () => {
    assert.equal(
      problemText({ code: 'datetime', params: { format: 'YYYY-MM-DD HH:mm:ss' } }),
      '请按 YYYY-MM-DD HH:mm:ss 填写日期和时间',
    )
  })

  test("a partner's own messages come first; a code without a message has a general one", () => {
    const own = { required: { zh: '请填' }, vat: { zh: '税号 {n} 不对', en: 'Wrong VAT number {n}' } }
    assert.equal(problemText({ code: 'required' }, 'en', own), '请填')
    assert.equal(problemText({ code: 'vat', params: { n: 7 } }, 'en', own), 'Wrong VAT number 7')
    for (const code of ['vat', 'constructor', '']) assert.equal(problemText({ code }), '请检查此项')
  })
})

describe('fieldMistakes', () => {
  const label = { zh: '字段' }

  test('names each mistake with its path', () => {
    assert.deepEqual(
      fieldMistakes([
        { name: 'a', label, type: 'strnig', requierd: true, required: 'yes', rules: 'email' },
        { name: 'b', label, type: 'string', rules: ['emial', 'regex:('], pattern: '[', showIf: 'zz=1' },
        { name: 'c', label, type: 'list', showIf: 'a=' },
        { name: 'd', label, type: 'list', fields: [{ name: 'e', label, type: 'int', showIf: 'a=1&x=2' }] },
        'x',
        { label, type: 'int' },
      ]),
      [
        'a: unknown key "requierd"',
        'a: "required" is not a boolean',
        'a: "rules" is not a list',
        'a: unknown type "strnig"',
        'b: unknown rule "emial"',
        'b: "[" is no regular expression',
        'b: "(" is no regular expression',
        'b: "showIf" names "zz", which is no field',
        'c: "fields" is missing',
        'c: "showIf" goes wrong at 2: A value is missing; "null" stands for none',
        'd.e: "showIf" names "x", which is no field',
        '4: a field needs a name',
        '5: a field needs a name',
      ],
    )
    assert.deepEqual(fieldMistakes({}), ['fields: not a list of fields'])
  })

  test('finds no mistake in a valid definition', () => {
    assert.deepEqual(
      fieldMistakes([
        { name: 'a', label, type: 'enum', options: [], required: undefined, ratio: '16:9', default: null },
        { name: 'b', label, type: 'string', showIf: 'a.x=1', rules: ['requiredIf:a=1'] },
      ]),
      [],
    )
  })
})
