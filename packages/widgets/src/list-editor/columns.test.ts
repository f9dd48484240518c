import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTranslator } from '@ebkit/core/locale'
import fc from 'fast-check'
import { areColumns, areRows, editorColumn, emptyRow, type ListColumn, textOf, valueFrom } from './columns'
import { pastedTable } from './pastedTable'
import { cellProblem } from './problems'
import { strings } from './strings'
import { listProblem } from './validity'

const text = createTranslator(strings, 'zh')
/** `npm test` runs a twentieth of the counts of the soak. */
const numRuns = process.env.EB_SOAK ? 10_000 : 500
const column = (rest: Partial<ListColumn>) => editorColumn({ name: 'it', label: '名称', ...rest }, 'zh')
const problem = (rest: Partial<ListColumn>, it: unknown) => cellProblem(column(rest), { it }, text)

describe('eb-list-editor columns', () => {
  it('accepts columns with names, field types, and valid patterns', () => {
    assert.ok(areColumns([{ name: 'a', label: 'A' }]))
    assert.ok(areColumns([]))
    for (const bad of [
      7,
      'text',
      {},
      [null],
      [{ label: 'A' }],
      [{ name: 'a', pattern: '(' }],
      [{ name: 'a', type: 'number' }],
    ])
      assert.equal(areColumns(bad), false, JSON.stringify(bad))
  })

  it('accepts rows that are records', () => {
    assert.ok(areRows([{}, { a: 1 }]))
    for (const bad of [7, {}, [null], [[]], ['text']]) assert.equal(areRows(bad), false, JSON.stringify(bad))
  })

  it('W-RFL-1 an empty row has a value for every column', () => {
    const columns = [column({}), column({ name: 'n', type: 'decimal' }), column({ name: 'c', type: 'bool' })]
    assert.deepEqual(emptyRow(columns), { it: '', n: null, c: false })
  })

  it('has labels and options in the language of the page, as fields have them', () => {
    const given: ListColumn = {
      name: 'kind',
      label: { zh: '种类', en: 'Kind' },
      type: 'enum',
      options: [1, { value: 2, label: { zh: '二', en: 'Two' } }],
    }
    const { label, options } = editorColumn(given, 'en')
    assert.deepEqual(
      [label, options],
      [
        'Kind',
        [
          { value: 1, label: '1' },
          { value: 2, label: 'Two' },
        ],
      ],
    )
    assert.equal(editorColumn({ name: 'x' }, 'zh').label, 'x')
    assert.equal(valueFrom(editorColumn(given, 'zh'), '二'), 2)
    assert.equal(cellProblem(editorColumn({ name: 'it', type: 'int' }, 'zh'), { it: 1.5 }, text), '填写数字')
  })

  it('parses numbers as people write them, and keeps other text', () => {
    const number = column({ type: 'decimal' })
    const read = (typed: string) => valueFrom(number, typed)
    assert.deepEqual(['12', ' 1,286.50 ', '１２', '-.5', '1.', ''].map(read), [12, 1286.5, 12, -0.5, 1, null])
    for (const none of ['12a', '0x10', '1e3', 'Infinity', '--1']) assert.equal(read(none), none)
  })

  it('parses pasted choices by their labels, and check boxes', () => {
    const choice = column({ type: 'enum', options: ['red', { value: 'b', label: '蓝' }] })
    assert.deepEqual(
      [valueFrom(choice, '蓝'), valueFrom(choice, 'b'), valueFrom(choice, 'red')],
      ['b', 'b', 'red'],
    )
    const tick = column({ type: 'bool' })
    assert.deepEqual(
      ['是', 'TRUE', ' 1 ', '否', ''].map((typed) => valueFrom(tick, typed)),
      [true, true, true, false, false],
    )
  })

  it('every number is parsed back from its text', () => {
    const number = column({ type: 'decimal' })
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), fc.nat(3), (digits, places) => {
        const value = digits / 10 ** places
        assert.equal(valueFrom(number, textOf(value)), value)
      }),
      { numRuns },
    )
  })
})

describe('eb-list-editor problems', () => {
  it('required: an empty value, spaces, and an unchecked check box', () => {
    for (const empty of [undefined, null, '', '  ', false])
      assert.equal(problem({ required: true }, empty), '填写名称')
    assert.equal(problem({ required: true }, 0), undefined)
    assert.equal(problem({}, ''), undefined)
  })

  it('limits of numbers, lengths and dates', () => {
    const number = { type: 'decimal', min: 1, max: 9 } as const
    assert.deepEqual(
      [0, 1, 9, 10, 'x'].map((it) => problem(number, it)),
      ['最小 1', undefined, undefined, '最大 9', '填写数字'],
    )
    assert.equal(problem({ minLength: 2 }, '你'), '至少 2 个字')
    assert.equal(problem({ maxLength: 2 }, '👍👍👍'), '最多 2 个字，请删掉 1 个')
    assert.equal(problem({ type: 'date', min: '2026-11-20' }, '2026-11-19'), '最小 2026-11-20')
    assert.equal(problem({ type: 'time', max: '18:00' }, '09:30'), undefined)
  })

  it('patterns match the whole text, and have their own message', () => {
    assert.equal(problem({ pattern: '\\d{3}' }, '1234'), '格式不对')
    assert.equal(problem({ pattern: 'a|b', message: 'a 或 b' }, 'ab'), 'a 或 b')
    assert.equal(problem({ pattern: '\\p{L}+' }, '西湖'), undefined)
  })

  it('a choice that is no longer offered is reported and kept', () => {
    assert.equal(problem({ type: 'enum', options: ['red'] }, 'blue'), '「blue」已不能选')
  })

  it('W-RFL-4 the editor is valid only when every row is valid', () => {
    const columns = [
      column({ required: true }),
      column({ name: 'n', label: '数量', type: 'decimal', max: 9 }),
    ]
    const cell = fc.record({ it: fc.constantFrom('', 'a'), n: fc.constantFrom(null, 5, 10) })
    fc.assert(
      fc.property(fc.array(cell), (rows) => {
        const isValid = rows.every(({ it, n }) => it && (n ?? 0) < 10)
        assert.equal(listProblem(rows, { columns }, 'zh') === undefined, isValid)
      }),
      { numRuns },
    )
    assert.deepEqual(listProblem([{ it: 'a' }, { it: 'b', n: 10 }], { columns }, 'zh'), {
      flag: 'badInput',
      message: '第 2 行数量：最大 9',
    })
    assert.equal(listProblem([{}], { columns }, 'en')?.message, 'Row 1, 名称: Enter 名称')
  })

  it('too few and too many rows have their own reasons', () => {
    assert.deepEqual(listProblem([], { minRows: 1 }, 'zh'), { flag: 'rangeUnderflow', message: '至少 1 行' })
    assert.equal(listProblem([], { minRows: 1 }, 'en')?.message, 'Rows: at least 1')
    assert.deepEqual(listProblem([{}, {}], { maxRows: 1 }, 'zh'), {
      flag: 'rangeOverflow',
      message: '最多 1 行',
    })
    assert.equal(listProblem([{}], { minRows: 1, maxRows: 1 }, 'zh'), undefined)
  })
})

describe('eb-list-editor pasted tables', () => {
  it('parses the clipboard format of spreadsheets', () => {
    assert.deepEqual(pastedTable('a\tb\r\nc\t\r\n'), [['a', 'b'], ['c']])
    assert.deepEqual(pastedTable('"two\nlines"\t"say ""hi"""\n1\t2'), [
      ['two\nlines', 'say "hi"'],
      ['1', '2'],
    ])
    assert.equal(pastedTable('one cell'), undefined)
    assert.equal(pastedTable('one cell\r\n'), undefined)
    assert.deepEqual(pastedTable('\tb'), undefined)
  })

  it('every table is parsed back from its text', () => {
    const cell = fc.string().filter((one) => one !== '' && one === one.trim())
    const quoted = (one: string) => (/[\t\r\n"]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)
    const table = fc.integer({ min: 2, max: 5 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width })
      return fc.array(row, { minLength: 1 })
    })
    fc.assert(
      fc.property(table, (rows) => {
        const copied = rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
        assert.deepEqual(pastedTable(`${copied}\n`), rows)
      }),
      { numRuns },
    )
  })
})
