import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import ts from 'typescript'
import { entries } from '../build/catalog.mjs'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'

const folderOf = (name) => join(root, 'packages', name)
const exportsOf = (name) =>
  listedExports(
    JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).exports,
    folderOf(name),
  )

describe('exports of package.json', () => {
  let folder
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'eb-exports-'))
    const files = [
      'index',
      'date/index',
      'list/index',
      'list/rows/index',
      'calls/files',
      'date/testing/index',
    ]
    for (const file of [...files, 'calls/files.test', 'calls/types.d']) {
      mkdirSync(dirname(join(folder, 'src', file)), { recursive: true })
      writeFileSync(join(folder, 'src', `${file}.ts`), '')
    }
  })
  after(() => rmSync(folder, { recursive: true }))

  it('are listed by the files that match their patterns; explicit entries win', () => {
    const listed = listedExports(
      {
        '.': { source: './src/index.ts', default: './dist/index.js' },
        './*': { source: './src/*/index.ts', default: './dist/*/index.js' },
        './calls/*': { source: './src/calls/*.ts', default: './dist/calls/*.js' },
        './date': { source: './src/date/index.ts', default: './dist/own.js' },
        './data.json': './dist/data.json',
      },
      folder,
    )
    assert.deepEqual(listed, {
      '.': { source: './src/index.ts', default: './dist/index.js' },
      './date': { source: './src/date/index.ts', default: './dist/own.js' },
      './data.json': './dist/data.json',
      './calls/files': { source: './src/calls/files.ts', default: './dist/calls/files.js' },
      './list': { source: './src/list/index.ts', default: './dist/list/index.js' },
      './list/rows': { source: './src/list/rows/index.ts', default: './dist/list/rows/index.js' },
    })
  })
})

describe('entries of the packages', () => {
  it('each element of the catalogue has two, one that registers it and one that does not', () => {
    const listed = exportsOf('elements')
    const names = Object.keys(entries())
      // The console is an entry of the script tag alone (decision 062).
      .filter((name) => name.startsWith('eb-') && name !== 'eb-console')
      .map((tag) => tag.slice('eb-'.length))
    assert.ok(names.length > 30, names.join())
    for (const name of names) {
      assert.equal(listed[`./${name}`]?.default, `./dist/register/${name}.js`)
      assert.equal(listed[`./pure/${name}`]?.default, `./dist/pure/${name}.js`)
    }
    const pure = Object.keys(listed).filter((key) => key.startsWith('./pure/'))
    assert.deepEqual(pure.sort(), names.map((name) => `./pure/${name}`).sort())
  })

  it('each element that registers itself is in the catalogue', () => {
    const registering = readdirSync(join(folderOf('elements'), 'src/register')).map((file) =>
      file.replace('.ts', ''),
    )
    assert.deepEqual(
      registering.filter((name) => !entries()[`eb-${name}`]),
      [],
    )
  })

  const indexed = ['rules', 'protocol', 'core', 'ui', 'widgets']
  const named = namesOf(indexed)
  for (const name of indexed)
    it(`the index of ${name} has what its entries have, and nothing else`, () => {
      const whole = named[name]['.']
      const parts = Object.entries(named[name]).filter(([key]) => key !== '.')
      assert.ok(parts.length > 5)
      const missing = parts.flatMap(([key, names]) =>
        names.filter((one) => !whole.includes(one)).map((one) => `${key}: ${one}`),
      )
      assert.deepEqual(missing, [])
      const inParts = new Set(parts.flatMap(([, names]) => names))
      assert.deepEqual(
        whole.filter((one) => !inParts.has(one)),
        [],
      )
    })
})

/**
 * What each entry of some packages exports, types included. They are read together, since they import each other.
 * @returns {Record<string, Record<string, string[]>>} package → entry → names
 */
function namesOf(packages) {
  const filesOf = (name) =>
    Object.entries(exportsOf(name)).flatMap(([key, { source }]) =>
      source ? [[key, join(folderOf(name), source)]] : [],
    )
  const program = ts.createProgram(
    packages.flatMap((name) => filesOf(name).map(([, file]) => file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['source'],
      jsx: ts.JsxEmit.ReactJSX,
      noLib: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const namesIn = (file) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file))
    return symbol ? checker.getExportsOfModule(symbol).map((one) => one.name) : []
  }
  return Object.fromEntries(
    packages.map((name) => [
      name,
      Object.fromEntries(filesOf(name).map(([key, file]) => [key, namesIn(file)])),
    ]),
  )
}
