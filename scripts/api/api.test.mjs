import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { inLines } from './inLines.mjs'
import { reportOf } from './packages.mjs'
import { tagsReport } from './tags.mjs'

/** The report of a module that stands in memory. */
function reportFor(code) {
  const options = {
    strict: true,
    noEmit: true,
    stableTypeOrdering: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === 'module.ts'
      ? ts.createSourceFile(name, code, rest[0], true)
      : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram(['module.ts'], options, host)
  return reportOf(program.getTypeChecker(), program.getSourceFile('module.ts'))
}

const code = `
interface Base { /** Kept. */ id: string }
export interface Row<Value = string> extends Base { name?: string; value: Value; size?: number | null; any?: unknown; read(key: string): Value }
export type Kind = 'b' | 'a'
export const limit: number = 3
export function find(rows: readonly Row[], id?: string): Row | undefined { return rows.find((row) => row.id === id) }
export class Store { #secret = 1; private hidden = 2; size = 0; constructor(readonly name: string) {} add(row: Row): void { this.size += this.#secret + this.hidden } }
const inner = 1
export { inner as outer }
`

describe('the report of a package', () => {
  it('has a line for each name that a caller can use, in the order of names', () => {
    assert.deepEqual(reportFor(code).trimEnd().split('\n'), [
      "type Kind = 'a' | 'b'",
      'interface Row<Value = string>',
      '  any?: unknown',
      '  id: string',
      '  name?: string',
      '  read: (key: string) => Value',
      '  size?: number | null | undefined',
      '  value: Value',
      'class Store',
      '  new (name: string) => Store',
      '  add: (row: Row<string>) => void',
      '  name: string',
      '  size: number',
      'function find(rows: readonly Row<string>[], id?: string | undefined): Row<string> | undefined',
      'const limit: number',
      'const outer: 1',
    ])
  })

  it('stays as it is when only code changes, and changes with a type', () => {
    const before = reportFor(code)
    assert.equal(reportFor(code.replace('= 3', '= 4').replace('row.id === id', 'row.id == id')), before)
    assert.notEqual(reportFor(code.replace('id?: string)', 'id: string)')), before)
    assert.notEqual(reportFor(code.replace("'b' | 'a'", "'a'")), before)
  })

  it('breaks a long line at its members', () => {
    const long = `type Long = { first: ${"'a' | ".repeat(25)}'b; {'; second: { third: {}; } }`
    assert.deepEqual(inLines(long).split('\n').slice(1), [
      `  first: ${"'a' | ".repeat(25)}'b; {'`,
      '  second: {',
      '    third: {}',
      '  }',
      '}',
    ])
    assert.equal(inLines('const short: { one: 1 }'), 'const short: { one: 1 }')
  })
})

describe('the report of the elements', () => {
  const element = {
    tag: 'eb-sample',
    properties: [
      { name: 'max', attribute: 'max', type: 'number', default: '3' },
      { name: 'load', type: '() => void' },
    ],
    attributes: [{ name: 'lang', type: 'string' }],
    events: [{ name: 'eb-show', kind: 'overlay', detail: 'null' }],
    methods: [
      { name: 'show', parameters: [{ name: 'level', type: 'string', optional: true }], returns: 'void' },
    ],
    slots: { '': 'Content.' },
    parts: { panel: 'The box.' },
    cssProperties: { '--eb-sample-height': { default: '20px', description: 'Height.' } },
  }

  it('has a line for each name, and for each default', () => {
    assert.deepEqual(tagsReport([element]).trimEnd().split('\n'), [
      'eb-sample',
      '  attribute lang: string',
      '  custom property --eb-sample-height = 20px',
      '  event eb-show (overlay): null',
      '  method show(level?: string): void',
      '  part panel',
      '  property load: () => void',
      '  property max (max): number = 3',
      '  slot default',
    ])
  })
})
