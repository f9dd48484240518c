import { parseArgs } from 'node:util'
import { ensureBrowser } from '../find-browser.mjs'
import { stopAll, stopOnSignals } from '../workspace/children.mjs'
import { ensureDependencies } from '../workspace/dependencies.mjs'
import { startDatabase } from './database.mjs'
import { showBegin, showCounts, showEnd, writeTitles } from './report.mjs'
import { runStep } from './run.mjs'

/**
 * Prepares the machine, runs the steps of the mode and says how it went.
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
  const steps = chosen(await stepsOf(mode), values.only)
  if (!steps) return 1
  const results = await runAll(steps, await prepare(steps))
  if (mode === 'all' && !values.only) writeTitles(results)
  return showCounts(results)
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
 * Finds (or installs) the browsers and starts the PostgreSQL that all tests share. What fails here fails the steps
 * that need it, and no others.
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
  if (steps.some((step) => step.kind === 'runner')) {
    try {
      environment.EB_TEST_DATABASE_URL = await startDatabase()
    } catch (error) {
      missing.set('database', `The PostgreSQL for tests did not start: ${error.message}`)
    }
  }
  return { environment, missing }
}

/** Runs the steps one after another; a failed one does not keep the others from running. */
export async function runAll(steps, { environment, missing }) {
  const results = []
  for (const [index, step] of steps.entries()) {
    showBegin(step, index, steps.length)
    const lacks = missing.get(step.browser) ?? (step.kind === 'runner' ? missing.get('database') : undefined)
    const result = lacks ? notRun(step, lacks) : await runStep(step, environment)
    showEnd(result)
    results.push(result)
  }
  await stopAll()
  return results
}

function notRun(step, error) {
  return { step, seconds: 0, outcomes: [{ title: `${step.name}: runs its tests`, passed: false, error }] }
}
