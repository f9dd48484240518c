// Generates a widget in a copy of the packages and runs the checks of `npm test` on it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { typeCompiler } from '../workspace/typeCompiler.mjs'
import { namesOf } from './create.mjs'

// Inside the repository, so that libraries resolve in its node_modules, and our packages in the copy's own.
const copy = join(root, '.cache', 'new-widget')
const kept = [
  'biome.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'package.json',
  'scripts/boundaries.json',
]
const widget = '.cache/new-widget/packages/widgets/src/date-choice'

function run(args, cwd = root) {
  const env = { ...process.env, NO_COLOR: '1' }
  delete env.NODE_TEST_CONTEXT
  delete env.EB_TITLES // the copy's tests do not belong to the project
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  return { status, text: `${stdout}${stderr}` }
}

function succeeds(args, cwd) {
  const { status, text } = run(args, cwd)
  assert.equal(status, 0, text)
  return text
}

before(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'node_modules/@ebkit'), { recursive: true })
  mkdirSync(join(copy, 'scripts'))
  const unwanted = /^(node_modules|migrations)$/
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    preserveTimestamps: true, // with the build information, so that only new files are compiled
    filter: (path) => !unwanted.test(basename(path)),
  })
  for (const file of kept) cpSync(join(root, file), join(copy, file))
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join('../../packages', name), join(copy, 'node_modules/@ebkit', name), 'junction')
    const own = join(root, 'packages', name, 'node_modules')
    if (readdirSync(join(root, 'packages', name)).includes('node_modules')) {
      symlinkSync(own, join(copy, 'packages', name, 'node_modules'), 'junction')
    }
  }
  change('biome.json', { vcs: { enabled: false } }) // git ignores the copy
  // The other tests are type-checked in the repository itself.
  change('tsconfig.tests.json', {
    references: [{ path: 'packages/elements' }, { path: 'packages/testing' }],
    include: [
      'packages/*/src/*.d.ts',
      'packages/widgets/src/date-choice/*',
      'packages/elements/src/contract/*.d.ts',
      'packages/elements/src/contract/specimens/date-choice.ts',
    ],
  })
})

function change(file, values) {
  const path = join(copy, file)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...values }))
}

after(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new:widget', () => {
  it('writes a widget, and prints the next steps', () => {
    const text = succeeds(['scripts/new-widget.mjs', 'date-choice', '--root', copy])
    assert.match(text, /new +packages\/widgets\/src\/date-choice\/DateChoice\.tsx/)
    const changed = [...text.matchAll(/changed +(\S+)/g)].map(([, path]) => path.replaceAll('\\', '/'))
    assert.deepEqual(changed, ['packages/widgets/src/index.ts', 'packages/elements/src/catalog.ts'])
  })

  it('the widget respects the boundaries', () => {
    succeeds(['scripts/check-boundaries.mjs', copy])
  })

  it('the widget passes the linter', () => {
    const changed = [
      'packages/widgets/src/date-choice',
      'packages/widgets/src/index.ts',
      'packages/elements/src/catalog.ts',
      'packages/elements/src/pure/date-choice.ts',
      'packages/elements/src/register/date-choice.ts',
      'packages/elements/src/contract/specimens/date-choice.ts',
      'packages/elements/e2e/records/eb-date-choice.ts',
    ]
    succeeds([join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--colors=off', ...changed], copy)
  })

  it('the widget passes the type checker, including its tests', () => {
    const tsc = join(root, typeCompiler)
    succeeds([tsc, '-b', 'packages/elements', 'packages/testing'], copy)
    succeeds([tsc, '-p', 'tsconfig.tests.json'], copy)
  })

  it('the widget passes its own tests, in Node and in a browser', () => {
    const node = ['--import', 'tsx', '--conditions=source', '--test', `${widget}/dateChoiceModel.test.ts`]
    assert.match(succeeds(node), /# pass 1/)
    const text = succeeds(['scripts/wtr/run.mjs', '--files', `${widget}/*.test.tsx`])
    assert.match(text, /2 passed, 0 failed/)
  })

  it('gives a reserved word another identifier', () => {
    assert.equal(namesOf('date-choice').element, 'dateChoice')
    for (const name of ['switch', 'new', 'await', 'let', 'static', 'yield']) {
      assert.equal(namesOf(name).element, `${name}Element`)
    }
    succeeds(['scripts/new-widget.mjs', 'case', '--root', copy]) // formatting also parses the written files
    const read = (file) => readFileSync(join(copy, 'packages/elements/src', file), 'utf8')
    assert.match(read('pure/case.ts'), /export const caseElement = defineElement<CaseProps>/)
    assert.match(read('register/case.ts'), /caseElement\.register\(\)/)
    assert.match(read('contract/specimens/case.ts'), /untyped\(caseElement, caseElementReference\)/)
  })

  it('refuses an invalid name and an existing one', () => {
    const generator = (name) => run(['scripts/new-widget.mjs', name, '--root', copy])
    assert.match(generator('DateChoice').text, /"DateChoice" is no name for a widget/)
    assert.match(generator('eb-date').text, /is no name for a widget/)
    assert.match(generator('map').text, /"map" would hide Map/)
    const { status, text } = generator('date-choice')
    assert.equal(status, 1)
    assert.match(text, /There is a date-choice already/)
  })
})
