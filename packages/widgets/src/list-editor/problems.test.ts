import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { EditorColumn } from './columns'
import { cellProblem } from './problems'

const text = (key: string, params?: Record<string, unknown>) => `${key} ${JSON.stringify(params ?? {})}`
const problem = (column: Partial<EditorColumn>, value: unknown) =>
  cellProblem(
    { name: 'one', label: '名称', options: [], ...column } as EditorColumn,
    { one: value },
    text as Parameters<typeof cellProblem>[2],
  )

describe('problems of a cell', () => {
  test('an empty one only if it is required; false counts as empty', () => {
    for (const empty of ['', '  ', null, undefined, false]) {
      assert.equal(problem({}, empty), undefined)
      assert.equal(problem({ required: true }, empty), 'required {"label":"名称"}')
    }
    assert.equal(problem({ type: 'bool', required: true }, true), undefined)
    assert.equal(problem({ type: 'int', required: true }, 0), undefined)
  })

  test('a text instead of a number, and a fraction instead of a whole number', () => {
    assert.equal(problem({ type: 'int' }, 'a'), 'number {}')
    assert.equal(problem({ type: 'decimal' }, '1.5'), 'number {}')
    assert.equal(problem({ type: 'int' }, 1.5), 'number {}')
    assert.equal(problem({ type: 'decimal' }, 1.5), undefined)
  })

  test('a number beyond its limits, with the limit', () => {
    assert.equal(problem({ type: 'int', min: 1 }, 0), 'low {"limit":1}')
    assert.equal(problem({ type: 'int', min: 1, max: 5 }, 1), undefined)
    assert.equal(problem({ type: 'int', min: 1, max: 5 }, 5), undefined)
    assert.equal(problem({ type: 'int', max: 5 }, 8), 'high {"limit":5,"over":3}')
  })

  test('a text that is too short or too long, by characters as users count them', () => {
    assert.equal(problem({ minLength: 2 }, '𠮷'), 'short {"limit":2}')
    assert.equal(problem({ minLength: 2, maxLength: 3 }, '𠮷𠮷𠮷'), undefined)
    assert.equal(problem({ maxLength: 3 }, 'abcde'), 'long {"limit":3,"over":2}')
  })

  test('dates and times before or after their limits', () => {
    assert.equal(problem({ type: 'date', min: '2026-01-02' }, '2026-01-01'), 'low {"limit":"2026-01-02"}')
    assert.equal(problem({ type: 'date', min: '2026-01-02' }, '2026-01-02'), undefined)
    assert.match(String(problem({ type: 'time', max: '12:00' }, '12:01')), /^high /)
  })

  test('an option that no longer exists, and a text that does not match as a whole', () => {
    const options = [{ value: 7, label: '七' }]
    assert.equal(problem({ type: 'enum', options }, '8'), 'gone {"value":"8"}')
    assert.equal(problem({ type: 'enum', options }, '7'), undefined)
    assert.equal(problem({ pattern: '[A-Z]+' }, 'AB1'), 'pattern {}')
    assert.equal(problem({ pattern: '[A-Z]+', message: '大写字母' }, 'ab'), '大写字母')
    assert.equal(problem({ pattern: '[A-Z]+' }, 'AB'), undefined)
  })
})
