import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { ConditionError } from './ConditionError'
import { type ColumnKind, conditionToSql } from './conditionToSql'
import { parseCondition } from './parseCondition'
import { quoteConditionValue } from './quoteConditionValue'

const kinds: readonly ColumnKind[] = ['text', 'number', 'boolean', 'date', 'time', 'list']

const toSql = (text: string, kind: ColumnKind, context = {}) =>
  conditionToSql(parseCondition(text), () => ({ sql: 'x', kind }), { today: '2026-11-20', ...context })

describe('conditionToSql', () => {
  test('writes comparisons for each kind of column', () => {
    for (const [text, kind, sql, values] of [
      ['x=a|b', 'text', '(x = ANY($1::text[]))', [['a', 'b']]],
      ['x!=a', 'text', '(x = $1::text) IS NOT TRUE', ['a']],
      ['x!=a|b', 'text', '(x = ANY($1::text[])) IS NOT TRUE', [['a', 'b']]],
      ['x=2026-11-20', 'date', '(x = $1::date)', ['2026-11-20']],
      ['x=null', 'text', "((x IS NULL OR x = ''))", []],
      ['x=*', 'number', '(NOT (x IS NULL))', []],
      ['x=7|07|a', 'number', '(x = $1::numeric)', [7]],
      ['x=a', 'number', 'FALSE', []],
      ['x!=a', 'number', 'FALSE IS NOT TRUE', []],
      ['x>=7.0', 'number', '(x >= $1::numeric)', [7]],
      ['x=true', 'boolean', '(x = $1::boolean)', ['true']],
      ['x<true', 'boolean', 'FALSE', []],
      ['x=a', 'list', '(x::text[] && $1::text[])', [['a']]],
      ['x=null', 'list', '((x IS NULL OR cardinality(x) = 0))', []],
      ['x=null', 'date', '((x IS NULL))', []],
      [
        'x=anniversary(today)',
        'time',
        "(to_char(x AT TIME ZONE $1::text, 'MM-DD') = ANY($2::text[]))",
        ['Asia/Shanghai', ['11-20']],
      ],
      ['x<=today', 'date', '(x < ($1::date + 1))', ['2026-11-20']],
      ['x<2026-11-20 09:05', 'date', '(x < $1::timestamp)', ['2026-11-20 09:05']],
      ['x=anniversary(today)', 'date', "(to_char(x, 'MM-DD') = ANY($1::text[]))", [['11-20']]],
      [
        'x>2026-11-20 09:05',
        'time',
        "(x >= (($1::timestamp + interval '1 minute') AT TIME ZONE $2::text))",
        ['2026-11-20 09:05', 'Asia/Shanghai'],
      ],
      ['x<2026-02-30', 'date', 'FALSE', []],
      ['x={id}', 'text', 'TRUE', []],
    ] as const) {
      const condition = toSql(text, kind)
      assert.deepEqual([condition.text, condition.values], [sql, values], text)
    }
  })

  test('compares whole days: after a day begins with the next day, up to a day ends before the next day', () => {
    const day = '($1::date + 1)'
    for (const [operator, sql] of [
      ['<', 'x < $1::date'],
      ['>=', 'x >= $1::date'],
      ['>', `x >= ${day}`],
      ['<=', `x < ${day}`],
    ])
      assert.equal(toSql(`x${operator}2026-11-20`, 'date').text, `(${sql})`, operator)
  })

  test('compares a moment by its precision: a day, a minute or a second, in the hotel’s time zone', () => {
    for (const [moment, unit] of [
      ['2026-11-20', 'day'],
      ['2026-11-20 09:05', 'minute'],
      ['2026-11-20 09:05:30', 'second'],
    ] as const) {
      const { text, values } = toSql(`x<=${moment}`, 'time', { timeZone: 'Europe/Paris' })
      assert.equal(text, `(x < (($1::timestamp + interval '1 ${unit}') AT TIME ZONE $2::text))`)
      assert.deepEqual(values, [moment, 'Europe/Paris'])
    }
  })

  test('joins comparisons, starts placeholders at the given number, and parenthesises the whole expression', () => {
    const { text, values } = conditionToSql(
      parseCondition('a=1&b=2'),
      (field) => ({ sql: field === 'a' ? 'a' : 'b || c', kind: 'text' }),
      { firstPlaceholder: 4 },
    )
    assert.equal(text, '(a = $4::text) AND ((b || c) = $5::text)')
    assert.deepEqual(values, ['1', '2'])
    assert.deepEqual(
      conditionToSql([], () => undefined),
      { text: 'TRUE', values: [] },
    )
  })

  test('refuses a field without a column', () => {
    assert.throws(() => conditionToSql(parseCondition('password=1'), () => undefined), ConditionError)
  })

  test('keeps every value in a placeholder', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "' OR 1=1 --",
        '$1',
        '"; DROP TABLE x; --',
        "\\' OR ''='",
        '1); --',
        'a\0b',
        "today' --",
        '\ud800',
      ),
      fc.string({ minLength: 1, unit: 'binary' }),
    )
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom(...kinds),
        fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
        (value, kind, operator) => {
          const quoted = /\p{Surrogate}/u.test(value) ? undefined : quoteConditionValue(value)
          for (const [text, params] of [
            [quoted && `x${operator}${quoted}`, {}],
            [`x${operator}{p}`, { p: value }],
          ] as const) {
            if (!text) continue
            const condition = toSql(text, kind, { params })
            // Nothing remains when the words of the grammar are removed.
            const rest = condition.text.replace(
              /\$\d+|::(text|numeric|boolean|timestamp)(\[\])?|interval '1 (day|minute|second)'|AT TIME ZONE|IS NOT TRUE|COLLATE "C"|cardinality|to_char|ANY|AND|OR|NOT|IS NULL|TRUE|FALSE|x|''|&&|[<>=+() 0]/g,
              '',
            )
            assert.equal(rest, '', condition.text)
            assert.ok(
              condition.values
                .flat()
                .every((one) => typeof one !== 'string' || !/\0|\p{Surrogate}/u.test(one)),
            )
            const places = [...condition.text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))
            assert.ok(places.every((place) => place >= 1 && place <= condition.values.length))
          }
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
