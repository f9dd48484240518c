// Runs one step, and collects its passed and failed tests.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isEnding, start } from '../workspace/children.mjs'
import { root } from '../workspace/root.mjs'
import { readOutcomes } from './titles.mjs'

/**
 * @typedef {object} Step
 * @property {string} name one word: also the name of its log
 * @property {string} title what a passed check says; test runners report titles themselves
 * @property {string} command
 * @property {string[]} args
 * @property {'check' | 'runner'} kind check: its exit code is one test; runner: its reporter writes titles
 * @property {'chromium' | 'firefox'} [browser] what it needs installed
 * @property {number} [minutes] killed after it (10)
 * @property {string} [lane] runs beside steps of other lanes that stand next to it in the list; without: alone
 * @property {string[]} [after] names of steps that have to have ended before, in its lane or in another
 * @property {Record<string, string>} [environment]
 *
 * @typedef {{ step: Step, outcomes: import('./titles.mjs').Outcome[], seconds: number, log: string }} StepResult
 */

export const resultsFolder = join(root, 'test-results')

/** Runs one step to its end. A step that crashes, times out or runs no test is a failed outcome, never silent. */
export async function runStep(step, environment = {}) {
  mkdirSync(resultsFolder, { recursive: true })
  const log = join(resultsFolder, `${step.name}.log`)
  const titles = join(resultsFolder, `.${step.name}.titles`)
  rmSync(titles, { force: true })
  const began = Date.now()
  const end = await execute(step, log, {
    ...process.env,
    ...environment,
    ...step.environment,
    EB_TITLES: titles,
  })
  if (isEnding()) await new Promise(() => {}) // interrupted: no result, and no further steps
  const outcomes =
    step.kind === 'check' ? [checkOutcome(step, end)] : runnerOutcomes(step, end, readOutcomes(titles))
  rmSync(titles, { force: true })
  return { step, outcomes, seconds: (Date.now() - began) / 1000, log }
}

async function execute(step, log, env) {
  const output = openSync(log, 'w')
  const options = {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
    deadline: (step.minutes ?? 10) * 60_000,
  }
  const handle = start(step.command, step.args, options)
  const end = await handle.done
  await handle.stop() // processes that the step left in its group
  closeSync(output)
  return end
}

function checkOutcome(step, end) {
  return { title: `${step.name}: ${step.title}`, passed: end.code === 0, error: problemOf(end) }
}

function runnerOutcomes(step, end, outcomes) {
  const failed = outcomes.some((outcome) => !outcome.passed)
  if (outcomes.length === 0)
    return [{ title: `${step.name}: runs its tests`, passed: false, error: problemOf(end) ?? 'no test ran' }]
  if (end.code !== 0 && !failed)
    return [...outcomes, { title: `${step.name}: runs to its end`, passed: false, error: problemOf(end) }]
  return outcomes
}

function problemOf({ code, timedOut, error }) {
  if (error) return error.message
  if (timedOut) return 'stopped: it took too long'
  return code === 0 ? undefined : `exit code ${code}`
}

/** The last lines of a log, for the terminal. */
export function tailOf(log, lines = 40) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}
