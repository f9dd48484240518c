import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { emptyValueOf } from '../fields/emptyValueOf'
import type { Field, FieldType } from '../fields/Field'
import { fieldTypes } from '../fields/fieldTypes'
import { checkFields, checkValue } from './checkFields'
import { unknownFields } from './unknownFields'

const label = { zh: '字段', en: 'Field' }
const field = (type: FieldType, more: Partial<Field> = {}): Field => ({ name: 'a', label, type, ...more })
const codeOf = (one: Field, value: unknown, values = {}) => checkValue(one, value, values)[0]?.code

const options = [
  { value: 'A', label },
  { value: 1, label, disabled: true },
]
const inner: Field[] = [{ name: 'b', label, type: 'int' }]

const types: Array<
  [FieldType, Partial<Field>, right: readonly unknown[], wrong: readonly unknown[], code: string]
> = [
  ['string', {}, ['x', ' '], [5, true, ['x'], { x: 1 }, new Date()], 'text'],
  ['text', {}, ['x\ny'], [5], 'text'],
  ['richtext', {}, ['<p>x</p>'], [5], 'text'],
  ['string', {}, ['中👍'], ['a\0', '\ud800'], 'unstorable'],
  ['int', {}, [0, -5], ['5', 1.5, 2 ** 53, Number.NaN], 'integer'],
  ['decimal', {}, [0, -1.5], ['5', Number.NaN, Number.POSITIVE_INFINITY], 'number'],
  ['percent', {}, [12.5], ['12.5%'], 'number'],
  ['money', {}, [0, 128600], [12.5, '100', 2 ** 53], 'money'],
  ['bool', {}, [true, false], ['true', 1, 0], 'type'],
  ['enum', { options }, ['A', 1], ['B', '1', ['A']], 'option'],
  ['enum', {}, ['anything', 5, true], [['A']], 'option'],
  ['enums', { options }, [['A'], ['A', 1]], [['B'], ['A', 'B']], 'option'],
  ['enums', { options }, [], ['A', { 0: 'A' }], 'type'],
  ['tags', {}, [['a', 'b']], [['a', 5]], 'text'],
  ['tags', {}, [], ['a'], 'type'],
  ['date', {}, ['2026-11-20'], ['2026-02-30', '2026-11-20 09:05:00', new Date(), 5], 'date'],
  ['datetime', {}, ['2026-11-20 09:05:00'], ['2026-11-20', '2026-11-20 09:05'], 'datetime'],
  ['time', {}, ['09:05', '09:05:30'], ['9:05', '24:00', 905], 'time'],
  [
    'daterange',
    {},
    [{ start: '2026-01-01', end: '2026-01-01' }],
    [{ start: '2026-01-01' }, { start: '', end: '2026-01-01' }, ['2026-01-01', '2026-01-02'], 'x'],
    'range',
  ],
  ['daterange', {}, [], [{ start: '2026-01-02', end: '2026-01-01' }], 'rangeOrder'],
  [
    'timerange',
    {},
    [
      { start: '09:00', end: '18:00' },
      { start: '22:00', end: '02:00' },
    ],
    [{ start: '09:00', end: '25:00' }],
    'range',
  ],
  ['weekdays', {}, [[0, 6]], [[7], [-1], [1.5], ['1'], 3], 'type'],
  ['color', {}, ['#fff', '#1A6dff', '#1a6dff80'], ['1a6dff', '#ff', 'red', '#ggg'], 'color'],
  ['url', {}, ['https://a.cn/'], ['a.cn', 'javascript:x', 5], 'url'],
  ['phone', {}, ['13800138000'], ['x', 13800138000n], 'phone'],
  ['email', {}, ['a@b.cn'], ['a'], 'email'],
  ['idCard', {}, ['11010519491231002X'], ['110105194912310021'], 'idCard'],
  [
    'image',
    {},
    ['https://a.cn/a.png', '/a.png', 'a/b.jpg', '//a.cn/x'],
    ['javascript:x', 'data:image/png;base64,x', ' a.png', 'a\n.png', 5, ['a.png']],
    'file',
  ],
  [
    'image',
    { accept: 'png,jpg' },
    ['https://a.cn/a.PNG?x=y.gif', '/a/b.jpg#z', 'https://a.cn/a'],
    ['https://a.cn/a.gif'],
    'fileType',
  ],
  ['image', { accept: 'image/*' }, ['a.webp'], [5], 'file'],
  ['image', { multiple: true }, [['/a.png', '/b.png']], ['/a.png'], 'type'],
  ['video', {}, ['/a.mp4'], ['file:///a.mp4'], 'file'],
  ['file', { accept: 'txt' }, ['/a.txt'], ['/a.exe'], 'fileType'],
  ['images', {}, [['/a.png']], [['/a.png', 'blob:x']], 'file'],
  ['files', {}, [['/a.pdf']], ['/a.pdf'], 'type'],
  ['ref', {}, ['abc', 5], [1.5, { id: 1 }, 'a\0'], 'ref'],
  ['refs', {}, [['a', 5]], [['']], 'ref'],
  ['products', {}, [['a', 5, { productId: 'a' }]], ['a', [true], [{ a: Number.NaN }], [new Date()]], 'type'],
  ['ticketCategories', {}, [['a'], [{ id: 1 }]], ['a'], 'type'],
  [
    'region',
    {},
    [['330000', '330100', '330106'], ['浙江省']],
    ['330000', [330000], [''], ['a b'], ['1', '2', '3', '4', '5', '6']],
    'region',
  ],
  ['region', { multiple: true }, [[['330000'], ['110000', '110100']]], [['330000']], 'region'],
  ['country', {}, ['CN'], ['cn', 'CHN', 86], 'country'],
  [
    'geo',
    {},
    [
      { longitude: 120.1, latitude: 30.2 },
      { longitude: -180, latitude: 90, address: 'x' },
    ],
    [{ longitude: 181, latitude: 0 }, { longitude: '1', latitude: 1 }, { longitude: 1 }, [1, 2]],
    'geo',
  ],
  ['list', { fields: inner }, [[{ b: 1 }]], [{ b: 1 }, ['x'], [null]], 'type'],
  ['group', { fields: inner }, [{ b: 1 }], [['x'], 'x', new Date()], 'type'],
  ['permissions', {}, [['menu:list']], [[5]], 'text'],
  [
    'json',
    {},
    [{ a: [1, null, 'x'] }, 'x', 5, false],
    [{ a: Number.NaN }, { a: '\0' }, { 'a\0': 1 }, [() => 1], { at: new Date() }],
    'type',
  ],
]

describe('types of fields', () => {
  for (const [type, more, right, wrong, code] of types)
    test(`${type}${Object.keys(more).map((key) => `, ${key}`)}: what it takes, and ${code}`, () => {
      for (const value of right)
        assert.equal(codeOf(field(type, more), value), undefined, JSON.stringify(value))
      for (const value of wrong) assert.equal(codeOf(field(type, more), value), code, String(value))
    })

  test('every type has a check, a valid empty value, and properties', () => {
    const tested = new Set(types.map(([type]) => type))
    for (const type of Object.keys(fieldTypes) as FieldType[]) {
      assert.ok(tested.has(type), type)
      const one = field(type, { fields: inner })
      assert.deepEqual(checkValue(one, emptyValueOf(one), {}), [], type)
      for (const nothing of ['', null, undefined, []])
        assert.deepEqual(checkValue(one, nothing, {}), [], type)
      const required = { ...one, required: true }
      if (type !== 'bool' && type !== 'group')
        assert.equal(codeOf(required, emptyValueOf(one)), 'required', type)
      const { kind, isFilterable, isSortable } = fieldTypes[type]
      if (kind === 'record') assert.ok(!isFilterable && !isSortable)
      if (isSortable) assert.ok(isFilterable, type)
    }
    assert.notEqual(emptyValueOf(field('tags')), emptyValueOf(field('tags')))
    assert.deepEqual(emptyValueOf(field('image', { multiple: true })), [])
  })

  test('refuses a circular value without following it', () => {
    const circle: Record<string, unknown> = {}
    circle.again = circle
    assert.equal(codeOf(field('json'), circle), 'type')
    assert.equal(codeOf(field('products'), [circle]), 'type')
  })
})

describe('limits of fields', () => {
  test('W-VAL-6 W-VAL-9 numbers: minimum, maximum, steps; money limits are formatted', () => {
    for (const [more, value, problem] of [
      [{ min: 1 }, 0, { code: 'minValue', params: { limit: 1 } }],
      [{ max: 9 }, 10, { code: 'maxValue', params: { limit: 9 } }],
      [{ min: 1, max: 9 }, 10, { code: 'between', params: { min: 1, max: 9 } }],
      [{ min: 1, max: 9 }, 9, undefined],
      [{ step: 0.1 }, 0.3, undefined],
      [{ step: 0.1, min: 0.1 }, 1234.7, undefined],
      [{ step: 0.5, min: 1 }, 1.7, { code: 'step', params: { step: 0.5 } }],
      [{ step: 3, min: 1 }, 7, undefined],
    ] as const) {
      const [found] = checkValue(field('decimal', more), value, {})
      assert.deepEqual(found, problem && { path: 'a', ...problem }, JSON.stringify([more, value]))
    }
    const [problem] = checkValue(field('money', { min: 100_000 }), 5, {})
    assert.deepEqual(problem?.params, { limit: '1,000.00' })
  })

  test('W-VAL-6 W-VAL-8 texts: characters, and a pattern for the whole text', () => {
    assert.equal(codeOf(field('string', { maxLength: 2 }), '👍👍'), undefined)
    assert.equal(codeOf(field('string', { maxLength: 2 }), 'abc'), 'maxLength')
    assert.equal(codeOf(field('string', { minLength: 2 }), 'a'), 'minLength')
    assert.equal(codeOf(field('string', { minLength: 2 }), '   '), 'minLength')
    assert.equal(codeOf(field('string', { pattern: '\\d|x' }), '1'), undefined)
    assert.equal(codeOf(field('string', { pattern: '\\d|x' }), '1x'), 'regex')
    assert.equal(codeOf(field('string', { pattern: '(' }), 'x'), undefined)
  })

  test('W-VAL-6 lists: entries, by either pair of limits', () => {
    for (const more of [{ min: 2 }, { minLength: 2 }])
      assert.equal(codeOf(field('tags', more), ['a']), 'minItems')
    for (const more of [{ max: 2 }, { maxLength: 2 }, { max: 2, maxLength: 9 }])
      assert.equal(codeOf(field('tags', more), ['a', 'b', 'c']), 'maxItems')
    assert.equal(codeOf(field('tags', { min: 2, max: 3 }), ['a', 'b']), undefined)
  })

  test('W-VAL-1 W-VAL-7 rules read the whole record', () => {
    const fields = [
      field('string', { name: 'password' }),
      field('string', { name: 'again', rules: ['sameAs:password'] }),
      field('string', { name: 'mail', rules: ['requiredIf:again', 'email'] }),
    ]
    assert.deepEqual(checkFields(fields, { password: 'x' }), [
      { path: 'again', code: 'sameAs', params: { other: 'password' } },
    ])
    assert.deepEqual(checkFields(fields, { password: 'x', again: 'x' }), [{ path: 'mail', code: 'required' }])
    assert.deepEqual(checkFields(fields, { password: 'x', again: 'x', mail: 'y' }), [
      { path: 'mail', code: 'email' },
    ])
  })
})

describe('checkFields', () => {
  const coupon = field('string', { name: 'coupon', required: true, showIf: 'type=coupon' })
  const fields = [field('string', { name: 'type' }), coupon]

  test('W-VAL-1 checks a field only while it is shown', () => {
    assert.deepEqual(checkFields(fields, { type: 'coupon', coupon: ' ' }), [
      { path: 'coupon', code: 'required' },
    ])
    assert.deepEqual(checkFields(fields, { type: 'card', coupon: 5 }), [])
    assert.deepEqual(checkValue(coupon, '', { type: 'card' }), [])
    assert.deepEqual(checkFields([{ ...coupon, showIf: '((' }], {}), [{ path: 'coupon', code: 'required' }])
    const today = field('date', { required: true, showIf: 'day=today' })
    assert.equal(checkFields([today], { day: '2026-11-20' }, { today: '2026-11-20' }).length, 1)
    assert.equal(checkFields([today], { day: '2026-11-20' }, { today: '2026-11-21' }).length, 0)
  })

  test('ignores read-only and computed fields; stored secrets may stay empty', () => {
    const secret = field('string', { writeOnly: true, required: true })
    assert.deepEqual(checkFields([field('int', { readOnly: true, required: true })], { a: 'x' }), [])
    assert.deepEqual(checkFields([field('int', { computed: 'sum', required: true })], { a: 'x' }), [])
    assert.equal(checkFields([secret], {}).length, 1)
    assert.equal(checkFields([secret], { a: '' }, { isEdit: true }).length, 0)
    assert.equal(checkFields([secret], { a: 5 }, { isEdit: true }).length, 1)
  })

  test('groups and lists: each problem has its path, and rows see the enclosing record', () => {
    const nested: Field[] = [
      field('enum', { name: 'mode' }),
      field('list', {
        name: 'tiers',
        required: true,
        max: 2,
        fields: [
          field('money', { name: 'amount', required: true, showIf: 'mode=REDUCE', min: 100 }),
          field('int', { name: 'from' }),
          field('int', { name: 'to', rules: ['greater:from'] }),
        ],
      }),
      field('group', {
        name: 'style',
        required: true,
        fields: [field('color', { name: 'front', required: true })],
      }),
    ]
    assert.deepEqual(
      checkFields(nested, { mode: 'REDUCE', from: 0, tiers: [{ amount: 5 }, { from: 3, to: 3 }], style: {} }),
      [
        { path: 'tiers.0.amount', code: 'minValue', params: { limit: '1.00' } },
        { path: 'tiers.1.amount', code: 'required' },
        { path: 'tiers.1.to', code: 'greater', params: { limit: 3 } },
        { path: 'style.front', code: 'required' },
      ],
    )
    // The row has no `from` yet; the record's own `from` is another field.
    assert.deepEqual(checkFields(nested, { from: 9, tiers: [{ to: 3 }], style: { front: '#fff' } }), [])
    assert.deepEqual(
      checkFields(nested, {}).map(({ path, code }) => `${path} ${code}`),
      ['tiers required', 'style.front required'],
    )
    assert.deepEqual(
      checkFields(nested, { tiers: [{}, {}, {}], style: 'x' }).map(({ path, code }) => `${path} ${code}`),
      ['tiers maxItems', 'style type'],
    )
  })

  test('reports unknown names', () => {
    const nested = [field('list', { fields: inner }), field('group', { name: 'g', fields: inner })]
    assert.deepEqual(
      unknownFields(nested, { a: [{ b: 1 }, { x: 1 }, 'x'], g: { b: 1, y: 2 }, z: 3 }).map(
        ({ path }) => path,
      ),
      ['a.1.x', 'g.y', 'z'],
    )
    const hostile = JSON.parse('{"__proto__": 1, "constructor": 2}')
    assert.equal(unknownFields(nested, hostile).length, 2)
  })

  test('any definition with any values: no error, no change, one result, one problem per path', () => {
    const names = ['a', 'b', 'c']
    const anyType = fc.constantFrom(...(Object.keys(fieldTypes) as FieldType[]))
    const anyField = fc.record(
      {
        name: fc.constantFrom(...names),
        label: fc.constant(label),
        type: anyType,
        required: fc.boolean(),
        multiple: fc.boolean(),
        min: fc.integer({ min: -3, max: 3 }),
        maxLength: fc.integer({ min: 0, max: 3 }),
        rules: fc.subarray(['email', 'sameAs:b', 'between:1,5', 'requiredIf:b=*']),
        showIf: fc.constantFrom('b=*', 'b=null', 'c>1', '(('),
        fields: fc.constant(inner),
      },
      { requiredKeys: ['name', 'label', 'type'] },
    )
    const anyValue = fc.oneof(
      fc.anything({ maxDepth: 2, maxKeys: 3 }),
      fc.constantFrom<unknown>('', 'x', 5, [], ['x'], [{ b: 'x' }], { b: 1 }, '2026-01-01'),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(anyField, { selector: ({ name }) => name, maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), anyValue),
        (fields, values) => {
          const before = fc.stringify(values)
          const problems = checkFields(fields, values)
          assert.deepEqual(checkFields(fields, values), problems)
          assert.equal(fc.stringify(values), before)
          assert.equal(new Set(problems.map(({ path }) => path)).size, problems.length)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
