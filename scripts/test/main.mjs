import { EventEmitter, once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, ensureHeadlessShell } from '../find-browser.mjs'
import { stopAll, stopOnSignals } from '../workspace/children.mjs'
import { ensureDependencies } from '../workspace/dependencies.mjs'
import { runAgain } from './again.mjs'
import { startDatabase } from './database.mjs'
import { showCounts, showEnd, writeTitles } from './report.mjs'
import { resultsFolder, runStep } from './run.mjs'
import { statementsResult } from './statements.mjs'
import { turnOf } from './turn.mjs'

/**
 * Prepares the machine, runs the steps of the mode and reports the result.
 * @param {string[]} args command line: mode and --only
 * @returns {Promise<number>} exit code
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' } },
  })
  const mode = positionals[0] ?? 'all'
  stopOnSignals(130)
  try {
    ensureDependencies()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  if (mode === 'soak') return (await import('./soak.mjs')).soak()
  let steps = chosen(await stepsOf(mode), values.only)
  if (!steps) return 1
  if (mode === 'all') await takeShares(steps)
  if (mode === 'all' && !values.only) steps = await stepsOfTurn(steps)
  const results = await runAll(steps, { ...(await prepare(steps)), repeats: mode === 'all' })
  if (mode === 'all' && !values.only) {
    results.push(statementsResult(results))
    showEnd(results.at(-1), results.length, results.length)
    writeTitles(results)
  }
  return showCounts(results)
}

/** Long lists are divided among runs; what the last run measured of them goes before pages measure again. */
async function takeShares(steps) {
  const { turn, text } = turnOf()
  console.log(text)
  if (turn === undefined) delete process.env.EB_TURN
  else process.env.EB_TURN = String(turn)
  // esbuild, which it uses, may just have been installed
  const { changedLately } = await import('./changedLately.mjs')
  process.env.EB_CHANGED = (await changedLately()).join('\n')
  if (steps.some(({ name }) => name === 'pages'))
    rmSync(join(resultsFolder, 'sizes'), { recursive: true, force: true })
}

/** Without the steps of other turns. */
async function stepsOfTurn(steps) {
  const { tsImport } = await import('tsx/esm/api')
  const { stepsOfOtherTurns } = await import('./stepTurns.mjs')
  const { shareOfFiles } = await tsImport('../../packages/testing/src/share.ts', import.meta.url)
  const others = stepsOfOtherTurns(shareOfFiles, process.env.EB_CHANGED.split('\n'))
  return steps.filter((step) => !others.some(({ name }) => name === step.name))
}

async function stepsOf(mode) {
  const steps = await import('./steps.mjs')
  if (mode === 'all') return steps.allSteps()
  if (mode === 'floor') return steps.floorSteps()
  if (mode === 'firefox') return steps.firefoxSteps()
  console.error(`Unknown: ${mode}. There are: npm test, test:soak, test:floor, test:firefox`)
  return undefined
}

function chosen(steps, only) {
  if (!steps || !only) return steps
  const names = only.split(',')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name))
  console.error(`No step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)
  return undefined
}

/**
 * Finds (or installs) the browsers and starts the PostgreSQL that all tests share. A failure here fails only the steps
 * that need it.
 * @returns {Promise<{ environment: Record<string, string>, missing: Map<string, string> }>}
 */
export async function prepare(steps) {
  const environment = { NO_COLOR: '1', FORCE_COLOR: '0' }
  const missing = new Map()
  for (const kind of new Set(steps.flatMap((step) => step.browser ?? []))) {
    try {
      environment[kind === 'firefox' ? 'FIREFOX_PATH' : 'CHROMIUM_PATH'] = ensureBrowser(kind)
    } catch (error) {
      missing.set(kind, error.message)
    }
  }
  const shell =
    steps.some(({ name }) => name === 'pages') && !process.env.CHROMIUM_PATH && ensureHeadlessShell()
  if (shell) environment.HEADLESS_SHELL_PATH = shell
  if (steps.some((step) => step.kind === 'runner')) {
    try {
      environment.EB_TEST_DATABASE_URL = await startDatabase()
    } catch (error) {
      missing.set('database', `The PostgreSQL for tests did not start: ${error.message}`)
    }
  }
  return { environment, missing }
}

/**
 * Runs the steps, those of one lane one after another; a failed one does not keep the others from running. A step begins
 * when those that it names in `after` have ended, whatever their lane. With `repeats`, what failed is run once more, alone.
 * @returns {Promise<import('./run.mjs').StepResult[]>} in the order of the steps
 */
export async function runAll(steps, preparation) {
  const results = new Map()
  const ended = new EventEmitter().setMaxListeners(0)
  const endOf = (name) => {
    const isToCome = steps.some((step) => step.name === name && !results.has(step))
    return isToCome ? once(ended, name) : undefined
  }
  const runLane = async (lane, given) => {
    for (const step of lane) {
      await Promise.all((step.after ?? []).map(endOf))
      const result = await resultOf(step, given)
      results.set(step, result)
      showEnd(result, results.size, steps.length)
      ended.emit(step.name)
    }
  }
  for (const lanes of phasesOf(steps)) {
    // runners take fewer workers beside another lane
    const beside = lanes.length > 1 ? { EB_LANES: String(lanes.length) } : {}
    const given = { ...preparation, environment: { ...preparation.environment, ...beside } }
    await Promise.all(lanes.map((lane) => runLane(lane, given)))
  }
  const all = steps.map((step) => results.get(step))
  const last = preparation.repeats ? await runAgain(all, preparation.environment) : all
  await stopAll()
  return last
}

/**
 * Groups of steps that run concurrently: adjacent steps with lanes, by lane.
 * @template {{ lane?: string }} Step
 * @param {Step[]} steps
 * @returns {Step[][][]}
 */
export function phasesOf(steps) {
  /** @type {Map<string | undefined, Step[]>[]} */
  const phases = []
  for (const step of steps) {
    const before = phases.at(-1)
    const phase = step.lane && before && !before.has(undefined) ? before : new Map()
    if (phase !== before) phases.push(phase)
    phase.set(step.lane, [...(phase.get(step.lane) ?? []), step])
  }
  return phases.map((lanes) => [...lanes.values()])
}

function resultOf(step, { environment, missing }) {
  const lacks = missing.get(step.browser) ?? (step.kind === 'runner' ? missing.get('database') : undefined)
  return lacks ? notRun(step, lacks) : runStep(step, environment)
}

function notRun(step, error) {
  return { step, seconds: 0, outcomes: [{ title: `${step.name}: runs its tests`, passed: false, error }] }
}
