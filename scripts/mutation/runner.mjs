// A plugin of Stryker: its tap runner, with another order of tests. The first file that fails ends a mutant, and that is
// mostly one beside the mutant's: it comes before those of other folders, and a quick one before a slow one.
import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { createTapTestRunnerFactory } from '@stryker-mutator/tap-runner'
import { root } from '../workspace/root.mjs'

const createTapTestRunner = createTapTestRunnerFactory()

function createRunner(injector) {
  const runner = createTapTestRunner(injector)
  const mutantRun = runner.mutantRun.bind(runner)
  runner.mutantRun = ({ testFilter, ...options }) => {
    const near = testFilter && nearestFirst(testFilter, options.activeMutant.fileName, millisecondsOf)
    return mutantRun({ ...options, testFilter: near })
  }
  return runner
}
createRunner.inject = createTapTestRunner.inject

export const strykerPlugins = [{ kind: 'TestRunner', name: 'nearest-first', factory: createRunner }]

/**
 * Files of tests, those in the folders nearest to a source first, quick ones before slow ones.
 * @param {string[]} tests bundles: `.cache/mutation/packages/…`
 * @param {string} fileName of the source
 * @param {(test: string) => number} millisecondsOf how long one takes
 */
export function nearestFirst(tests, fileName, millisecondsOf) {
  const folders = dirname(relative(root, fileName)).split(/[\\/]/)
  const ranked = tests.map((test) => {
    const path = dirname(test.replace(/^.*?(?=packages\/)/, '')).split('/')
    const differs = path.findIndex((folder, index) => folder !== folders[index])
    return { test, shared: differs < 0 ? path.length : differs, milliseconds: millisecondsOf(test) }
  })
  ranked.sort((one, other) => other.shared - one.shared || one.milliseconds - other.milliseconds)
  return ranked.map(({ test }) => test)
}

/** As atFirstFailure.cjs noted it in the trial run. */
function millisecondsOf(test) {
  try {
    return Number(readFileSync(`${test}.milliseconds`, 'utf8'))
  } catch {
    return 0
  }
}
