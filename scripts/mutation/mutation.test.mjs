import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { root } from '../workspace/root.mjs'
import { nearestFirst } from './nearestFirst.mjs'
import { countsOf, linesOf, scoreOf } from './report.mjs'
import { chooseSample, outside } from './sample.mjs'

const mutantAt = (line, more = {}) => ({
  fileName: join(process.cwd(), 'packages/rules/src/a.ts'),
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  ...more,
})
const mutants = Array.from({ length: 100 }, (_, line) => mutantAt(line))
const sample = (size, seed, of = mutants) => new Set(chooseSample(of, { size, seed }))

describe('the sample', () => {
  test('is the same for the same seed, whatever the order of mutants, and differs for another seed', () => {
    const chosen = sample(10, 'a')
    assert.equal(chosen.size, 10)
    assert.deepEqual(sample(10, 'a', mutants.toReversed()), chosen)
    assert.notDeepEqual([...sample(10, 'b')], [...chosen])
  })

  test('a smaller sample is part of a larger one, and a sample never exceeds the mutants', () => {
    const larger = sample(40, 'a')
    for (const mutant of sample(10, 'a')) assert.ok(larger.has(mutant))
    assert.equal(sample(1000, 'a').size, 100)
  })

  test('contains only mutants of the given files', () => {
    const other = mutants.map((mutant) => ({
      ...mutant,
      fileName: join(process.cwd(), 'packages/core/src/b.ts'),
    }))
    const chosen = chooseSample([...mutants, ...other], { size: 150, seed: 'a', only: 'packages/core/src' })
    assert.deepEqual(new Set(chosen), new Set(other))
  })
})

describe('the tests of a mutant', () => {
  test('tests beside the mutant come first, then those of nearby folders; fast ones before slow ones', () => {
    const milliseconds = {
      'packages/core/src/list/requests.test.mjs': 900,
      'packages/core/src/http/answers.test.mjs': 100,
    }
    const at = (path) => `.cache/mutation/packages/core/src/${path}.test.mjs`
    const tests = ['http/answers', 'list/requests', 'form/saving', 'list/editing/saveCell'].map(at)
    const near = nearestFirst(
      tests,
      join(root, 'packages/core/src/list/editing/cellEdits.ts'),
      (test) => milliseconds[test.replace('.cache/mutation/', '')] ?? 500,
    )
    assert.deepEqual(near, ['list/editing/saveCell', 'list/requests', 'http/answers', 'form/saving'].map(at))
  })
})

describe('the report', () => {
  const at = (status, line, more) => ({
    ...mutantAt(line),
    status,
    fileName: join(root, 'packages/a.ts'),
    ...more,
  })
  const results = [
    at('Killed', 1),
    at('Timeout', 2),
    at('Survived', 3),
    at('NoCoverage', 4),
    at('RuntimeError', 5),
    at('CompileError', 6, { statusReason: outside }),
    at('NoCoverage', 7, { statusReason: outside }),
  ]

  test('the score excludes mutants outside the sample and broken runs', () => {
    const counts = countsOf(results)
    assert.deepEqual(counts, { Killed: 1, Timeout: 1, Survived: 1, NoCoverage: 1, RuntimeError: 1 })
    assert.equal(scoreOf(counts), 50)
  })

  test('lists the survivors by position', () => {
    const lines = linesOf([{ name: 'rules', mutants: results, minutes: 1.25 }])
    assert.ok(lines.includes('| rules | 5 | 1 | 1 | 1 | 1 | 1 | 50.0 % | 1.3 |'), lines.join('\n'))
    assert.deepEqual(lines.slice(-2), [
      '- packages/a.ts:3:3 BooleanLiteral `false`',
      '- packages/a.ts:4:3 BooleanLiteral `false` (no test reaches it)',
    ])
  })
})
