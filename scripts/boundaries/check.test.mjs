import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { checkBoundaries } from './check.mjs'

const made = []
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

const table = {
  packages: {
    rules: { imports: [] },
    core: { imports: ['rules'], never: ['react'] },
    gateway: { imports: ['rules'], node: true },
    testing: { imports: 'any', node: true, importedBy: 'tests' },
  },
}

function manifest(name, dependencies = {}) {
  return JSON.stringify({
    name: `@ebkit/${name}`,
    exports: { '.': './src/index.ts', './pure/*': './src/*.ts' },
    dependencies,
  })
}

/** A valid repository of two packages, with the given files written over it. */
function repository(files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  made.push(root)
  const all = {
    'packages/rules/package.json': manifest('rules'),
    'packages/rules/tsconfig.json': '{ "references": [] }',
    'packages/rules/src/index.ts': 'export const size = 1\n',
    'packages/core/package.json': manifest('core', { '@ebkit/rules': '0.1.0' }),
    'packages/core/tsconfig.json': '{ "references": [{ "path": "../rules" }] }',
    'packages/core/src/index.ts': "export { size } from '@ebkit/rules'\n",
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const problemsOf = (files, rules = table) => checkBoundaries(repository(files), rules).problems

describe('check-boundaries', () => {
  it('accepts a repository that follows the table', () => {
    assert.deepEqual(problemsOf({}), [])
  })

  it('reports the line of a forbidden import', () => {
    const problems = problemsOf({ 'packages/rules/src/index.ts': "\nimport '@ebkit/core'\n" })
    assert.ok(
      problems.includes('packages/rules/src/index.ts:2 rules may not import core'),
      problems.join('\n'),
    )
  })

  it('refuses imports into a sibling folder with an index, if the table says so', () => {
    const rules = {
      packages: { ...table.packages, core: { imports: ['rules'], siblingsByIndex: { except: ['open'] } } },
    }
    const files = {
      'packages/core/src/date/index.ts': "export { day } from './day'\n",
      'packages/core/src/date/day.ts': 'export const day = 1\nexport type Day = number\n',
      'packages/core/src/open/index.ts': "export { open } from './open'\n",
      'packages/core/src/open/open.ts': 'export const open = 1\n',
      'packages/core/src/shared/limit.ts': 'export const limit = 1\n',
    }
    const of = (source) => problemsOf({ ...files, 'packages/core/src/range/range.ts': source }, rules)
    assert.deepEqual(of("import '../date/day'\n"), [
      'packages/core/src/range/range.ts:1 reaches into a sibling: ../date/day',
    ])
    for (const source of [
      "import { day } from '../date'\n",
      "import type { Day } from '../date/day'\n",
      "import '../open/open'\n",
      "import '../shared/limit'\n",
    ])
      assert.deepEqual(of(source), [], source)
  })

  it('sees dynamic imports, re-exports and import types, but no comments or strings', () => {
    const sources = [
      "const a = import('@ebkit/core')",
      "export * from '@ebkit/core'",
      "type A = import('@ebkit/core').A",
    ]
    for (const source of sources) {
      const problems = problemsOf({ 'packages/rules/src/index.ts': source })
      assert.ok(
        problems.some((problem) => problem.includes('rules may not import core')),
        source,
      )
    }
    const quiet = '// import "@ebkit/core"\nexport const text = `import "@ebkit/core"`\n'
    assert.deepEqual(problemsOf({ 'packages/rules/src/index.ts': quiet }), [])
  })

  it('refuses paths inside another package and paths out of the own one', () => {
    const deep = problemsOf({
      'packages/core/src/index.ts': "import '@ebkit/rules/src/index'\nimport '@ebkit/rules'",
    })
    assert.ok(
      deep.some((problem) => problem.includes('does not export')),
      deep.join('\n'),
    )
    const out = problemsOf({ 'packages/rules/src/index.ts': "import '../../core/src/index'" })
    assert.ok(
      out.some((problem) => problem.includes('reaches out of its package')),
      out.join('\n'),
    )
    assert.deepEqual(problemsOf({ 'packages/core/src/index.ts': "import '@ebkit/rules/pure/index'" }), [])
  })

  it('refuses the index of a package that has entries, in tests too', () => {
    const rules = { packages: { ...table.packages, rules: { imports: [], byEntries: true } } }
    const entry = "export { size } from '@ebkit/rules/pure/index'\n"
    assert.deepEqual(problemsOf({ 'packages/core/src/index.ts': entry }, rules), [])
    for (const file of ['packages/core/src/index.ts', 'packages/core/src/size.test.ts']) {
      const files = { 'packages/core/src/index.ts': entry, [file]: "import { size } from '@ebkit/rules'\n" }
      assert.deepEqual(problemsOf(files, rules), [
        `${file}:1 imports all of @ebkit/rules: name an entry, such as @ebkit/rules/…`,
      ])
    }
  })

  it('compares package.json with the table and the imports', () => {
    const undeclared = problemsOf({ 'packages/core/package.json': manifest('core') })
    assert.ok(
      undeclared.some((problem) => problem.includes('does not declare @ebkit/rules')),
      undeclared.join('\n'),
    )
    const foreign = problemsOf({
      'packages/rules/package.json': manifest('rules', { '@ebkit/core': '0.1.0' }),
    })
    assert.ok(
      foreign.some((problem) => problem.includes('rules may not depend on core')),
      foreign.join('\n'),
    )
    const library = problemsOf({ 'packages/rules/src/index.ts': "import 'dayjs'" })
    assert.ok(
      library.some((problem) => problem.includes('imports dayjs')),
      library.join('\n'),
    )
  })

  it('compares tsconfig references with package.json', () => {
    const problems = problemsOf({ 'packages/core/tsconfig.json': '{ "references": [] }' })
    assert.ok(
      problems.some((problem) => problem.includes('no reference to rules')),
      problems.join('\n'),
    )
  })

  it('lets tests import testing, and nothing else', () => {
    const testing = {
      'packages/testing/package.json': manifest('testing'),
      'packages/testing/tsconfig.json': '{}',
      'packages/testing/src/index.ts': '',
    }
    assert.deepEqual(problemsOf({ ...testing, 'packages/core/src/a.test.ts': "import '@ebkit/testing'" }), [])
    const problems = problemsOf({ ...testing, 'packages/core/src/a.ts': "import '@ebkit/testing'" })
    assert.ok(
      problems.some((problem) => problem.includes('only tests may import testing')),
      problems.join('\n'),
    )
  })

  it('resolves the names that a package gives its own files', () => {
    const imports = { '#requests': './src/requests.ts' }
    const manifestOf = (core) => JSON.stringify({ ...JSON.parse(manifest('rules')), ...core })
    const files = { 'packages/rules/src/index.ts': "import '#requests'\n" }
    assert.deepEqual(problemsOf({ ...files, 'packages/rules/package.json': manifestOf({ imports }) }), [])
    assert.equal(problemsOf(files).length, 1)
  })

  it('keeps Node built-ins and forbidden libraries out of browser packages', () => {
    const builtin = problemsOf({ 'packages/core/src/a.ts': "import 'node:fs'" })
    assert.ok(
      builtin.some((problem) => problem.includes('may not import node:fs')),
      builtin.join('\n'),
    )
    const never = problemsOf({ 'packages/core/src/a.ts': "import { useState } from 'react'" })
    assert.ok(
      never.some((problem) => problem.includes('core may not import react')),
      never.join('\n'),
    )
  })

  it('fails on circular modules, including types and later chunks', () => {
    const circle = {
      'packages/core/src/a.ts': "import './b'",
      'packages/core/src/b.ts': "export { a } from './a'",
    }
    const problems = problemsOf(circle)
    assert.ok(
      problems.some((problem) => problem.includes('a.ts → packages/core/src/b.ts')),
      problems.join('\n'),
    )
    const ofTypes = { ...circle, 'packages/core/src/b.ts': "import type { a } from './a'" }
    assert.equal(problemsOf(ofTypes).length, 1)
    const later = "loadChunk(() => import('./b'))"
    assert.equal(problemsOf({ ...ofTypes, 'packages/core/src/a.ts': later }).length, 1)
    assert.equal(problemsOf({ ...circle, 'packages/core/src/a.ts': later }).length, 1)
  })

  it('fails on two modules whose names differ only in case', () => {
    const files = {
      'packages/core/src/Steps.tsx': 'export const one = 1',
      'packages/core/src/steps.ts': 'export const two = 2',
    }
    assert.deepEqual(problemsOf(files), [
      'packages/core/src/steps and packages/core/src/Steps differ only in case',
    ])
  })

  it('fails on a circle in the table and on a package missing from the table', () => {
    const circular = { packages: { rules: { imports: ['core'] }, core: { imports: ['rules'] } } }
    assert.ok(problemsOf({}, circular).some((problem) => problem.includes('the table has a circle')))
    const unknown = problemsOf({ 'packages/extra/package.json': manifest('extra') })
    assert.ok(unknown.includes('packages/extra is not in the table'), unknown.join('\n'))
  })

  it('allows only the helpers to load later chunks', () => {
    const refused = [
      "export const load = () => import('./part')",
      "export const part = await import('./part')",
      "void import('./part').then(console.log)",
      "loadChunk(async () => (await import('./part')).name)",
      "other(() => import('./part'))",
      "loadChunk('part', () => import('./part'))",
    ]
    const part = { 'packages/core/src/part.ts': 'export const name = 1' }
    for (const source of refused)
      assert.deepEqual(
        problemsOf({ ...part, 'packages/core/src/a.ts': `\n${source}` }),
        [
          'packages/core/src/a.ts:2 import() belongs into loadChunk(() => import(…)) or laterPart(() => import(…))',
        ],
        source,
      )
    const fine = [
      "loadChunk(() => import('./part'))",
      "export const [usePart] = laterPart(() => import('./part'))",
    ]
    for (const source of fine) assert.deepEqual(problemsOf({ ...part, 'packages/core/src/a.ts': source }), [])
    const bare = { ...part, 'packages/core/src/a.test.ts': refused[0] }
    assert.deepEqual(problemsOf(bare), [], 'tests may')
    const named = { ...table, bareImports: { 'packages/core/src/a.ts': 'a reason' } }
    assert.deepEqual(problemsOf({ ...part, 'packages/core/src/a.ts': refused[0] }, named), [])
  })

  it('refuses failures that are not handled', () => {
    const refused = {
      'work.then(end, end)': '.then(f, f) takes a failure for success',
      'work.then(() => end(), () => end())': '.then(f, f) takes a failure for success',
      'work.catch(() => {})': '.catch swallows a failure: why may it?',
      'work.catch(function () {})': '.catch swallows a failure: why may it?',
      'work.then(end, () => {})': '.then swallows a failure: why may it?',
      'try { end() } catch {}': 'an empty catch says nothing: why may it?',
      'try { end() } catch (error) { }': 'an empty catch says nothing: why may it?',
      'new ResizeObserver(tell).observe(box)': 'new ResizeObserver belongs into observeSize',
    }
    for (const [source, problem] of Object.entries(refused))
      assert.deepEqual(problemsOf({ 'packages/core/src/a.ts': source }), [
        `packages/core/src/a.ts:1 ${problem}`,
      ])
    const fine = [
      'work.then(end, tell)',
      'work.then(end)',
      'work.catch(tell)',
      'work.catch(() => {\n  // It is told by whoever waits for it.\n})',
      'try { end() } catch {\n  // There is none.\n}',
      'try { end() } catch { tell() }',
    ]
    for (const source of fine) assert.deepEqual(problemsOf({ 'packages/core/src/a.ts': source }), [], source)
  })
})
