// What failed beside other tests is run once more, alone (docs/decisions/078).
import { runStep } from './run.mjs'
import { strictStep } from './steps.mjs'

/** Failures in more files than these are no matter of load. */
const mostFiles = 6

/** Arguments of a runner without its files: those of a step that runs chosen files end with them. */
const runners = {
  node: (files) => ['scripts/test/node.mjs', ...files],
  browser: (files) => ['scripts/wtr/run.mjs', ...files.flatMap((file) => ['--files', file])],
  'browser-react': (files) => [
    'scripts/wtr/run.mjs',
    '--react',
    ...files.flatMap((file) => ['--files', file]),
  ],
  'browser-strict': (files) => strictStep('browser-strict', files).args,
}

/**
 * The step that runs the files of what failed; undefined where there is none: everything passed, too much failed, or it
 * broke outside of its tests.
 * @param {import('./run.mjs').StepResult} result
 * @returns {import('./run.mjs').Step | undefined}
 */
export function stepAgain({ step, outcomes }) {
  const failed = outcomes.filter(({ passed }) => !passed)
  const files = [...new Set(failed.map(({ file }) => file))]
  if (step.kind !== 'runner' || !failed.length || files.length > mostFiles || files.includes(undefined))
    return undefined
  const args = step.name === 'pages' ? [...step.args, ...files] : runners[step.name]?.(files)
  return args && { ...step, name: `${step.name}-again`, args, minutes: 15 }
}

/**
 * Outcomes after a second run: what failed passes if it passed there. A failure of a file as a whole has the file's name in its
 * title and no counterpart: it passes if nothing of the file failed there.
 * @param {import('./titles.mjs').Outcome[]} outcomes
 * @param {import('./titles.mjs').Outcome[]} again
 */
export function outcomesAfter(outcomes, again) {
  const passed = new Set(again.filter((each) => each.passed).map(({ title }) => title))
  const broken = new Set(again.filter((each) => !each.passed).map(({ file }) => file))
  const ran = new Set(again.map(({ file }) => file))
  const isWhole = ({ title, file }) => title.includes(file) && ran.has(file) && !broken.has(file)
  return outcomes.map((outcome) =>
    !outcome.passed && (passed.has(outcome.title) || isWhole(outcome))
      ? { ...outcome, passed: true, failedFirst: true }
      : outcome,
  )
}

/**
 * Runs once more, one step after another and with nothing beside them, what failed; says what passes then.
 * @param {import('./run.mjs').StepResult[]} results
 * @param {Record<string, string>} environment
 * @returns {Promise<import('./run.mjs').StepResult[]>}
 */
export async function runAgain(results, environment) {
  const after = []
  for (const result of results) {
    const step = stepAgain(result)
    if (!step) {
      after.push(result)
      continue
    }
    const { outcomes } = await runStep(step, environment)
    const next = { ...result, outcomes: outcomesAfter(result.outcomes, outcomes) }
    showAgain(step, next.outcomes)
    after.push(next)
  }
  return after
}

function showAgain({ name }, outcomes) {
  const mended = outcomes.filter(({ failedFirst }) => failedFirst)
  const left = outcomes.filter(({ passed }) => !passed)
  console.log(`[again] ${name}: alone ${mended.length} passed, ${left.length} failed`)
  for (const { title } of mended) console.log(`  ! failed beside other tests: ${title}`)
  for (const { title } of left) console.log(`  ✗ ${title}`)
}
