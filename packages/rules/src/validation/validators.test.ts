import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import * as rules from '../index'
import { checkRules, parseRule } from './checkRules'
import { readExpression } from './regex'
import { validators } from './validators'

const check = (rule: string, value: unknown, values = {}) => checkRules([rule], value, values)

/** Values that a rule accepts, and values that it refuses with its own code. */
function assertResults(rule: string, right: readonly unknown[], wrong: readonly unknown[], values = {}) {
  const { name } = parseRule(rule)
  for (const value of right)
    assert.equal(check(rule, value, values), undefined, `${rule} takes ${JSON.stringify(value)}`)
  for (const value of wrong)
    assert.equal(
      check(rule, value, values)?.code,
      name.startsWith('required') ? 'required' : name,
      `${rule} refuses ${JSON.stringify(value)}`,
    )
}

const empty = [undefined, null, '', [], {}, new Date(Number.NaN), { start: '', end: null }]
const blanks = [' ', '\t', '\n', '　', '  \u00a0 ']
const newYear = new Date(2026, 0, 1, 12)

describe('required', () => {
  test('W-VAL-1 required: texts are trimmed first; 0 and false are values', () => {
    assertResults('required', ['a', ' a ', 0, false, [0], { a: 1 }, newYear], [...empty, ...blanks])
  })

  test('W-VAL-1 requiredIf: if a condition is true, or another field is filled in', () => {
    for (const [rule, values] of [
      ['requiredIf:type=mail', { type: 'mail' }],
      ['requiredIf:type=post|mail&size>2', { type: 'mail', size: 3 }],
      ['requiredIf:name=a,b', { name: 'a,b' }],
      ['requiredIf:isOn', { isOn: true }],
      ['requiredIf:other', { other: 'x' }],
      ['requiredIf:address.city', { address: { city: 'x' } }],
    ] as const)
      assertResults(rule, ['x', 0], ['', ' ', undefined], values)
    for (const [rule, values] of [
      ['requiredIf:type=mail', { type: 'post' }],
      ['requiredIf:type=mail', {}],
      ['requiredIf:isOn', { isOn: false }],
      ['requiredIf:count', { count: 0 }],
      ['requiredIf:other', { other: '  ' }],
      ['requiredIf', {}],
      ['requiredIf:&&', {}],
    ] as const)
      assertResults(rule, ['x', '', ' ', undefined], [], values)
  })

  test('W-VAL-1 requiredUnless: unless a condition is true, or another field is filled in', () => {
    assertResults('requiredUnless:type=mail', ['', ' '], [], { type: 'mail' })
    assertResults('requiredUnless:type=mail', ['x'], ['', ' '], { type: 'post' })
    assertResults('requiredUnless:phone', ['', ' '], [], { phone: '1' })
    assertResults('requiredUnless:phone', ['x'], ['', ' '], { phone: ' ' })
    assertResults('requiredUnless:&&', [''], [])
  })
})

/** Values pasted with surrounding text, or without their letters. */
const strangeHosts = [
  'b.cn。',
  'b.cn，',
  'b.c\ufffdn',
  'b…cn',
  'b.cn…',
  'b.cn！',
  '“b.cn”',
  'b.１２',
  'b.c\ud800n',
]

describe('formats', () => {
  test('W-VAL-2 email', () => {
    assertResults(
      'email',
      [
        ...empty,
        'a@b.cn',
        'li.lei+x@mail.example.com',
        "o'neil@example.co",
        'a@例子.中国',
        `${'a'.repeat(64)}@b.cn`,
      ],
      [
        ...blanks,
        ...strangeHosts.map((host) => `a@${host}`),
        'a@b.cn.',
        'a',
        'a@',
        '@b.cn',
        'a@b',
        'a@b.c',
        'a@b.1',
        'a@b.12',
        'a@b..cn',
        'a@-b.cn',
        'a@b-.cn',
        '.a@b.cn',
        'a.@b.cn',
        'a..b@b.cn',
        'a b@b.cn',
        ' a@b.cn',
        'a@b.cn ',
        'a@b@c.cn',
        'a@b.cn\n',
        `${'a'.repeat(65)}@b.cn`,
        `a@${'b'.repeat(64)}.cn`,
        `a@${'b.'.repeat(130)}cn`,
        5,
        true,
        ['a@b.cn'],
      ],
    )
  })

  test('W-VAL-3 url', () => {
    assertResults(
      'url',
      [
        ...empty,
        'http://a.cn',
        'https://a.cn/',
        'HTTPS://A.CN/a?b=c#d',
        'https://a.cn?b=中文',
        'https://例子.中国/路',
        'http://localhost:8080/a',
        'http://192.168.0.1:65535',
        'http://[::1]:80/a',
        'https://a.cn/{id}',
        // The root domain's trailing dot is allowed, and a port may be empty.
        'http://a.cn.',
        'http://a.cn:',
        'http://a.cn:/b',
        'https://l·l.cat',
      ],
      [
        ...blanks,
        ...strangeHosts.map((host) => `https://${host}`),
        'http://a.cn..',
        'http://.',
        'a.cn',
        '//a.cn',
        '/a',
        'ftp://a.cn',
        'javascript:alert(1)',
        'java\nscript://a.cn',
        'https:/a.cn',
        'https://',
        'https://a',
        'https://a..cn',
        'https://-a.cn',
        'https://1.2.3.4.5',
        'https://256.1.1.1',
        'http://a.cn:65536',
        'http://a.cn:x',
        'https://bank.cn@evil.cn',
        'https://a.cn\\@b.cn',
        'https://a.cn/a b',
        ' https://a.cn',
        'https://a.cn\u0000',
        'http://[::1',
        'http://[::g]',
        `https://a.cn/${'a'.repeat(2048)}`,
        new Date(),
      ],
    )
  })

  test('W-VAL-3 ipAddress', () => {
    assertResults(
      'ipAddress',
      [
        ...empty,
        '0.0.0.0',
        '192.168.0.1',
        '255.255.255.255',
        '::',
        '::1',
        'fe80::1',
        '1:2:3:4:5:6:7:8',
        '1:2:3:4:5:6:7::',
        '::ffff:192.168.0.1',
        'ABCD::',
      ],
      [
        ...blanks,
        '1.2.3',
        '1.2.3.4.',
        '1.2.3.4.5',
        '256.1.1.1',
        '01.2.3.4',
        '1:2:3:4:5:6:7:',
        `${'0:'.repeat(23)}:`,
        '1.2.3.4:80',
        ' 1.2.3.4',
        '1.2.3.4\n',
        ':',
        ':::',
        '1::2::3',
        '1:2:3:4:5:6:7',
        '1:2:3:4:5:6:7:8:9',
        '1:2:3:4:5:6:7:8::',
        '12345::',
        'g::',
        'fe80::1%eth0',
        '::1.2.3',
        ':1:2:3:4:5:6:7',
        5,
      ],
    )
  })

  test('W-VAL-3 macAddress', () => {
    assertResults(
      'macAddress',
      [...empty, '00:1A:2b:3c:4d:5e', '00-1a-2b-3c-4d-5e', '001a2b3c4d5e'],
      [
        ...blanks,
        '00:1a:2b:3c:4d',
        '00:1a-2b:3c:4d:5e',
        '00:1a:2b:3c:4d:5g',
        '001a:2b3c:4d5e',
        '00:1a:2b:3c:4d:5e:6f',
      ],
    )
  })

  test('W-VAL-4 alpha, numeric, alphaNum and decimal', () => {
    assertResults('alpha', [...empty, 'a', 'Zz'], [...blanks, 'a1', 'a b', 'é', '中', 1])
    assertResults('numeric', [...empty, '0', '007', 12], [...blanks, '-1', '1.5', '1 2', '１', 'x', -1, 1.5])
    assertResults('alphaNum', [...empty, 'a1', 'Z', 7], [...blanks, 'a_1', 'a b', '中', 1.5])
    assertResults(
      'decimal',
      [...empty, '1', '-1.5', '.5', '0.10', 1e-7, -3, 1e21],
      [
        ...blanks,
        '1.',
        '1,5',
        '1e5',
        '--1',
        '+1',
        ' 1',
        '1 ',
        'NaN',
        Number.NaN,
        Number.POSITIVE_INFINITY,
        true,
      ],
    )
  })

  test('W-VAL-5 integer: an optional minus, then digits', () => {
    assertResults(
      'integer',
      [...empty, '0', '-0', '-12', '007', 12, -12],
      [...blanks, '-', '--1', '+1', '1.0', '1.5', '1 ', 1.5, 1e21, Number.NaN, true],
    )
  })

  test('W-VAL-7 sameAs: also if only one of the two is empty', () => {
    assertResults('sameAs:password', ['x'], ['', ' x', 'X', undefined], { password: 'x' })
    assertResults('sameAs:password', ['', undefined, null], ['x'], { password: '' })
    assertResults('sameAs:a.b', [1], ['1'], { a: { b: 1 } })
    assertResults('sameAs', ['anything'], [])
  })

  test('W-VAL-8 regex: anywhere in the text; commas are part of the expression', () => {
    assertResults('regex:^[A-Z]{2,3}\\d$', [...empty, 'AB1', 'ABC1'], [...blanks, 'A1', 'ab1', 5, true])
    assertResults('regex:b', ['abc'], ['ac'])
    assertResults('regex:^\\p{Script=Han}+$', ['中文'], ['x'])
    assertResults('regex:^[a\\-b]+$', ['a-b'], ['c']) // invalid with the flag u
    assertResults('regex:(', ['asks for nothing'], [])
    assert.equal(readExpression('('), undefined)
    assert.equal(readExpression('^a$'), readExpression('^a$'), 'an expression is compiled once')
  })

  test('W-VAL-12 datetime: YYYY-MM-DD HH:mm:ss, on an existing day', () => {
    assertResults(
      'datetime',
      [...empty, '2026-11-20 09:05:00', '2024-02-29 23:59:59', newYear],
      [
        ...blanks,
        '2026-11-20',
        '2026-11-20 09:05',
        '2026-11-20T09:05:00',
        '2026/11/20 09:05:00',
        '2026-02-29 09:05:00',
        '2026-11-20 24:00:00',
        '2026-11-20 09:60:00',
        ' 2026-11-20 09:05:00',
        5,
      ],
    )
    assert.deepEqual(check('datetime', 'x'), { code: 'datetime', params: { format: 'YYYY-MM-DD HH:mm:ss' } })
  })

  test('telephone and document numbers', () => {
    assertResults(
      'phone',
      [
        ...empty,
        '13800138000',
        '010-12345678',
        '0571-87654321-801',
        '87654321',
        '400-800-1234',
        '4008001234',
        '+44 2071234567',
        '+44 20 7123 4567',
        '+85291234567',
        '0085291234567',
        '0086 13800138000',
        '+86 138 0013 8000',
        '+86-10-62345678',
      ],
      [
        ...blanks,
        '12345',
        '23800138000',
        '1380013800',
        '138 0013 8000',
        '+1',
        '+000000000000',
        '0000000000',
        '000-87654321',
        '010-00000000',
        '+86 23800138000',
        '0086 1380013',
        '+44 20  71234567',
        `+44${'1'.repeat(14)}`,
        'abc',
        '１３８００１３８０００',
      ],
    )
    assertResults(
      'idCard',
      [...empty, '11010519491231002X', '11010519491231002x', 'E12345678', 'H1234567(8)'],
      // A wrong check digit; a month 13 with the right one.
      [...blanks, '110105194912310021', '110105194913310021', '1234', 'A'.repeat(21), '证12345'],
    )
  })
})

describe('limits', () => {
  test('W-VAL-6 W-VAL-11 lengths: characters or entries; white space alone does not count', () => {
    assertResults(
      'minLength:2',
      [...empty, 'ab', '中文', 'a b', [1, 2], 10],
      [...blanks, 'a', '👍', [1], 5, true, { a: 1 }],
    )
    assertResults('maxLength:2', [...empty, 'ab', '👍👍', [1, 2], '  '], ['abc', [1, 2, 3], 100, { a: 1 }])
    assertResults('minLength:0', ['a', ...empty], blanks)
    assertResults('minLength:x', ['a'], [])
    assert.deepEqual(check('maxLength:2', 'abc'), { code: 'maxLength', params: { limit: 2 } })
  })

  test('W-VAL-6 W-VAL-11 minValue and maxValue: accept empty values and dates, refuse white space', () => {
    assertResults(
      'minValue:2',
      [...empty, 2, '2', '2.0', 3.5],
      [...blanks, 1, '1', '-3', ' 3', '3 ', '3 3', 'x', true, [3], newYear],
    )
    assertResults('maxValue:2', [...empty, 2, '2', -3], [...blanks, 3, ' 1', '1 ', 'x', Number.NaN])
    assertResults(
      'minValue:2026-01-01',
      ['2026-01-01', '2026-01-01 09:05:00', newYear],
      [...blanks, '2025-12-31', ' 2026-01-02', 5],
    )
    assertResults(
      'maxValue:2026-01-01',
      ['2026-01-01 09:05:00', newYear],
      ['2026-01-02', '2026-01-02 00:00:00', new Date(2026, 0, 2)],
    )
    assertResults(
      'maxValue:09:30',
      ['09:30', '09:30:00', '08:00'],
      ['09:31', '09:30:01', '2026-01-01', ' 09:30'],
    )
    assertResults('minValue:x', ['anything', ' '], [])
  })

  test('W-VAL-9 W-VAL-11 between: both limits are included', () => {
    assertResults(
      'between:1,10',
      [...empty, 1, 10, '5.5'],
      [...blanks, 0, 11, '0.99', ' 5', '5 ', 'x', newYear],
    )
    assertResults(
      'between:2026-01-01,2026-01-31',
      ['2026-01-31 23:59:59', newYear],
      [...blanks, '2026-02-01', '2025-12-31'],
    )
    assertResults('between:1', [1, 1e9], [0])
    assert.deepEqual(check('between:1,10', 0), { code: 'between', params: { min: '1', max: '10' } })
  })

  test('W-VAL-10 W-VAL-11 greater, less, or equal: than a value or another field', () => {
    const values = { start: '2026-01-01', low: 5, none: '', word: 'x' }
    for (const [rule, below, same, above] of [
      ['greater', 0, 0, 1],
      ['greaterOrEqual', 0, 1, 1],
      ['less', 1, 0, 0],
      ['lessOrEqual', 1, 1, 0],
    ] as const) {
      for (const [limit, cases] of [
        ['5', [4, 5, 6]],
        ['low', ['4.9', '5', '5.1']],
        ['start', ['2025-12-31', '2026-01-01 08:00:00', '2026-01-02']],
        ['09:30', ['09:29', '09:30:00', '10:00']],
      ] as const)
        for (const [index, isRight] of [below, same, above].entries())
          assertResults(
            `${rule}:${limit}`,
            isRight ? [cases[index]] : [],
            isRight ? [] : [cases[index]],
            values,
          )
      assertResults(`${rule}:5`, empty, [...blanks, ' 5', '5 ', 'x', newYear], values)
      for (const other of ['none', 'gone', 'word', 'constructor', ''])
        assertResults(`${rule}:${other}`, [1, 'x'], [], values)
    }
    assert.deepEqual(check('greater:start', '2025-01-01', values)?.params, { limit: '2026-01-01' })
  })
})

describe('all validators', () => {
  const anyParams = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('0', '5', '2026-01-01', 'a', 'a=1', '^x', '(')),
    { maxLength: 3 },
  )
  const anyValue = fc.oneof(
    fc.anything({
      maxDepth: 2,
      maxKeys: 3,
      withDate: true,
      withNullPrototype: true,
      withBigInt: true,
      withMap: true,
    }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom<unknown>(Symbol('x'), () => 1, ' ', '5', '2026-01-01', 'a@b.cn', '1.2.3.4'),
  )

  test('W-VAL-1 W-VAL-11 W-VAL-12 10,000 values: no rule throws, changes its input, or gives two results', () => {
    const refused = new Set<string>()
    fc.assert(
      fc.property(anyValue, anyParams, anyValue, (value, params, other) => {
        const values = { a: value, b: other, 5: other }
        const before = fc.stringify([value, params, values])
        for (const [name, validator] of Object.entries(validators)) {
          const problem = validator(value, params, values)
          assert.deepEqual(validator(value, params, values), problem)
          if (!problem) continue
          assert.ok(['required', name].includes(problem.code))
          refused.add(name)
        }
        assert.equal(fc.stringify([value, params, values]), before)
      }),
      { numRuns: 10_000 },
    )
    assert.equal(refused.size, Object.keys(validators).length)
  })

  test('each is exported by its name, and only required refuses empty values', () => {
    for (const [name, validator] of Object.entries(validators)) {
      assert.equal((rules as Record<string, unknown>)[name], validator)
      if (name === 'required') continue
      for (const value of empty) assert.equal(validator(value), undefined, name)
    }
  })

  test('checks long texts quickly', () => {
    const texts = ['a', '1', '.', '-', ':', '@', 'a@', 'a.', '1.', '::', 'http://a.', ' ', '(']
      .map((sign) => sign.repeat(100_000))
      .concat(`a@${'a-'.repeat(50_000)}`, `http://${'a-'.repeat(1000)}`)
    for (const [name, validator] of Object.entries(validators))
      for (const text of texts) {
        const start = performance.now()
        validator(text, ['5', '6'])
        assert.ok(performance.now() - start < 500, `${name} of ${text.slice(0, 12)}…`)
      }
  })

  test('a rule splits at the first colon; unknown rules are ignored', () => {
    assert.deepEqual(parseRule('maxValue:09:30'), { name: 'maxValue', params: ['09:30'] })
    assert.deepEqual(parseRule('between:1,10'), { name: 'between', params: ['1', '10'] })
    assert.equal(checkRules(['emial', 'constructor', 'toString:x'], 'x', {}), undefined)
    assert.deepEqual(checkRules(['maxLength:3', 'email'], 'abcd', {}), {
      code: 'maxLength',
      params: { limit: 3 },
    })
  })
})
