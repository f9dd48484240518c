import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { outcomesAfter, stepAgain } from './again.mjs'

const outcome = (title, passed, file = `${title}.test.ts`) => ({ title, passed, file })
const runner = (name, outcomes, args = ['runner.mjs']) => ({
  step: { name, title: name, kind: 'runner', command: 'node', args },
  outcomes,
})

describe('what failed beside other tests is run once more, alone', () => {
  test('only the files of what failed, each once', () => {
    const failed = [outcome('a', false), outcome('b', false, 'a.test.ts'), outcome('c', true)]
    assert.deepEqual(stepAgain(runner('node', failed))?.args, ['scripts/test/node.mjs', 'a.test.ts'])
    assert.deepEqual(stepAgain(runner('pages', failed, ['cli.js', 'test']))?.args, [
      'cli.js',
      'test',
      'a.test.ts',
    ])
    assert.deepEqual(stepAgain(runner('browser-react', failed))?.args, [
      'scripts/wtr/run.mjs',
      '--react',
      '--files',
      'a.test.ts',
    ])
  })

  test('not what broke as a whole, nor many failures, nor what passed, nor checks', () => {
    assert.equal(stepAgain(runner('node', [outcome('a', true)])), undefined)
    assert.equal(stepAgain(runner('node', [{ title: 'a', passed: false }])), undefined)
    const many = Array.from({ length: 7 }, (_, index) => outcome(String(index), false))
    assert.equal(stepAgain(runner('pages', many)), undefined)
    const check = { step: { name: 'lint', kind: 'check' }, outcomes: [outcome('a', false)] }
    assert.equal(stepAgain(check), undefined)
  })

  test('what fails again stays failed, and so does what did not run again', () => {
    const before = [outcome('a', false), outcome('b', false), outcome('c', false), outcome('d', true)]
    const again = [outcome('a', true), outcome('b', false), outcome('d', false)]
    const after = outcomesAfter(before, again)
    assert.deepEqual(
      after.map(({ title, passed }) => [title, passed]),
      [
        ['a', true],
        ['b', false],
        ['c', false],
        ['d', true],
      ],
    )
    assert.equal(after[0].failedFirst, true)
    assert.equal(outcomesAfter([outcome('a', false)], [outcome('other', true, 'a.test.ts')])[0].passed, false)
  })

  test('a file that failed as a whole passes if all of it passes', () => {
    const whole = outcome('a.test.ts loads and leaves no error', false, 'a.test.ts')
    assert.equal(outcomesAfter([whole], [outcome('a', true)])[0].passed, true)
    assert.equal(
      outcomesAfter([whole], [outcome('a', true), outcome('b', false, 'a.test.ts')])[0].passed,
      false,
    )
    assert.equal(outcomesAfter([whole], [])[0].passed, false)
  })
})
