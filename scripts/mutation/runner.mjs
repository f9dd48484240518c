// A plugin of Stryker: its tap runner with another order of tests. The first failing file decides about a mutant, and
// that is usually one beside it: so those run first, and fast ones before slow ones.
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

/** Durations that atFirstFailure.cjs recorded in the trial run. */
function millisecondsOf(test) {
  try {
    return Number(readFileSync(`${test}.milliseconds`, 'utf8'))
  } catch {
    return 0
  }
}
