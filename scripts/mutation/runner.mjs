// A plugin of Stryker: its tap runner, with another order of tests. The first file that fails ends a mutant, and that is
// mostly one beside the mutant's: it comes before those of other folders, and a quick one before a slow one.
import { readFileSync } from 'node:fs'
import { createTapTestRunnerFactory } from '@stryker-mutator/tap-runner'
import { nearestFirst } from './nearestFirst.mjs'

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

/** As atFirstFailure.cjs noted it in the trial run. */
function millisecondsOf(test) {
  try {
    return Number(readFileSync(`${test}.milliseconds`, 'utf8'))
  } catch {
    return 0
  }
}
