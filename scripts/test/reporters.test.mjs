import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { patternsOf } from './notOnFirefox.mjs'
import PlaywrightReporter from './playwright-reporter.mjs'
import { writeTitles } from './report.mjs'
import { fullTitle, readOutcomes } from './titles.mjs'
import { outcomesOf, staleEntries } from './wtr-reporter.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reporters-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs node:test with our reporter over one file. */
function runNode(name, source) {
  const file = join(folder, `${name}.mjs`)
  const titles = join(folder, `${name}.titles`)
  writeFileSync(file, source)
  const env = { ...process.env, EB_TITLES: titles }
  delete env.NODE_TEST_CONTEXT // set for this test itself: the inner runner would report to the outer one
  const args = ['--test', '--test-reporter=./scripts/test/node-reporter.mjs', file]
  const { status } = spawnSync(process.execPath, args, { cwd: root, env })
  return { status, outcomes: readOutcomes(titles) }
}

describe('node reporter', () => {
  it('writes full titles of tests, no suites, no skipped ones', () => {
    const { status, outcomes } = runNode(
      'mixed',
      `import { describe, it, test } from 'node:test'
       describe('outer', () => {
         it('passes', () => {})
         describe('inner', () => { it('fails', () => { throw new Error('boo') }); it.skip('skipped', () => {}) })
       })
       test('top', async (t) => { await t.test('sub', () => {}) })`,
    )
    assert.equal(status, 1)
    assert.deepEqual(
      outcomes.map(({ title, passed }) => [title, passed]),
      [
        ['outer > passes', true],
        ['outer > inner > fails', false],
        ['top > sub', true],
        ['top', true],
      ],
    )
    assert.match(outcomes[1].error, /boo/)
  })

  it('a file that fails to load is a failure, an empty file is nothing', () => {
    const broken = runNode('broken', "import './missing.mjs'")
    assert.equal(broken.status, 1)
    assert.deepEqual(
      broken.outcomes.map((outcome) => outcome.passed),
      [false],
    )
    assert.deepEqual(runNode('empty', '').outcomes, [])
  })
})

describe('web-test-runner reporter', () => {
  const session = (rest) => ({
    passed: true,
    status: 'finished',
    errors: [],
    testResults: undefined,
    ...rest,
  })
  const test = (name, rest = {}) => ({ name, passed: true, skipped: false, ...rest })

  it('joins suites and tests, and omits skipped tests', () => {
    const testResults = {
      suites: [{ name: 'dialog', suites: [], tests: [test('opens'), test('later', { skipped: true })] }],
      tests: [],
    }
    const outcomes = outcomesOf(session({ testResults }), 'a.test.tsx', ' [react]')
    assert.deepEqual(
      outcomes.map(({ title, passed }) => [title, passed]),
      [['dialog > opens [react]', true]],
    )
  })

  it('an error outside tests fails the file', () => {
    const testResults = { suites: [], tests: [test('opens')] }
    const outcomes = outcomesOf(
      session({ testResults, passed: false, errors: [{ message: 'host error' }] }),
      'a.test.tsx',
    )
    assert.deepEqual(
      outcomes.map((outcome) => outcome.passed),
      [true, false],
    )
    assert.match(outcomes[1].error, /host error/)
  })

  it('skipped titles must exist and must have been skipped', () => {
    const tests = [test('closes'), test('opens', { skipped: true }), test('3 mounts', { skipped: true })]
    const testResults = { suites: [{ name: 'dialog', suites: [], tests }], tests: [] }
    const entries = ['dialog > opens', /^dialog > \d+ mounts$/, 'dialog > closes', 'dialog > went']
    assert.deepEqual(
      staleEntries(session({ testResults }), 'a.test.tsx', entries).map(({ title, passed }) => [
        title,
        passed,
      ]),
      [
        ['to be skipped, but not there: dialog > closes', false],
        ['to be skipped, but not there: dialog > went', false],
      ],
    )
  })

  it('the page skips the same titles, whatever characters they contain', () => {
    const list = [{ reason: 'r', tests: { 'a.test.tsx': ['a (b) > 1.5?', /^c \d+$/] } }]
    const patterns = patternsOf(list).map((source) => new RegExp(source))
    const isSkipped = (title) => patterns.some((pattern) => pattern.test(title))
    assert.deepEqual(['a (b) > 1.5?', 'c 50', 'a (b) > 1.5? too', 'c'].map(isSkipped), [
      true,
      true,
      false,
      false,
    ])
  })
})

describe('playwright reporter', () => {
  it('counts a test once, by its last attempt, and omits skipped ones', () => {
    const titles = join(folder, 'pages.titles')
    const before = process.env.EB_TITLES
    process.env.EB_TITLES = titles
    const test = (name) => ({
      titlePath: () => ['', 'chromium', 'plain.e2e.ts', 'plain page', name],
      location: { file: join(root, 'x.ts'), line: 1 },
      expectedStatus: 'passed',
      results: [{}],
      retries: 0,
    })
    const reporter = new PlaywrightReporter()
    reporter.onTestEnd(test('is rated'), { status: 'passed', errors: [] })
    reporter.onTestEnd(test('is skipped'), { status: 'skipped', errors: [] })
    if (before === undefined) delete process.env.EB_TITLES
    else process.env.EB_TITLES = before
    assert.deepEqual(
      readOutcomes(titles).map(({ title }) => title),
      ['plain page > is rated'],
    )
  })
})

describe('results', () => {
  it('keep one title per line', () => {
    const outcome = (title, passed) => ({ title, passed })
    writeTitles([{ outcomes: [outcome('a > b', true), outcome('c', false)] }], folder)
    const read = (name) => readFileSync(join(folder, name), 'utf8')
    assert.equal(read('passed.txt'), 'a > b\n')
    assert.equal(read('failed.txt'), 'c\n')
    assert.equal(fullTitle(['a\n b', undefined, 'c']), 'a b > c')
  })
})
