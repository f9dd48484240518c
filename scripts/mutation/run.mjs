import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startDatabase } from '../test/database.mjs'
import { root } from '../workspace/root.mjs'
import { areas } from './areas.mjs'
import { countsOf, linesOf, scoreOf } from './report.mjs'

/** Minimum percentage of detected mutants, over all areas of a run. */
const threshold = 85
const folder = 'test-results/mutation'
/** Maximum milliseconds that a test waits for a condition, which a mutant may have made impossible. */
const patience = 10_000

/**
 * Runs the areas one after another.
 * @param {string[]} names
 * @param {{ size?: number, seed: string, only?: string }} options size: mutants per area, instead of its default; only:
 * prefix of sources and tests
 * @returns {Promise<number>} the exit code
 */
export async function runMutation(names, { size, seed, only }) {
  process.chdir(root)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (names.some((name) => areas[name].database)) process.env.EB_TEST_DATABASE_URL = await startDatabase()
  process.env.EB_TEST_PATIENCE = `${patience}`
  const found = []
  const failed = []
  for (const name of names) {
    const began = Date.now()
    console.log(`${name}: ${size ?? areas[name].size} mutants`)
    try {
      const mutants = await new Stryker(
        optionsOf(name, { size: size ?? areas[name].size, seed, only }),
      ).runMutationTest()
      found.push({ name, mutants, minutes: (Date.now() - began) / 60_000 })
    } catch (error) {
      // What the other areas found is not lost.
      failed.push(name)
      console.error(`${name}: ${error.message}`)
    }
  }
  const report = linesOf(found)
  writeFileSync(join(folder, 'survivors.md'), `${report.join('\n')}\n`)
  const score = scoreOf(countsOf(found.flatMap(({ mutants }) => mutants)))
  console.log(report.filter((line) => line.startsWith('|')).join('\n'))
  console.log(`${score.toFixed(1)} % noticed, ${threshold} % asked for; survivors in ${folder}/survivors.md`)
  if (failed.length > 0) console.log(`not measured: ${failed.join(', ')}`)
  return failed.length > 0 || score < threshold ? 1 : 0
}

const optionsOf = (name, sample) => ({
  plugins: [
    '@stryker-mutator/tap-runner',
    ...['runner', 'sample'].map((plugin) => join(root, `scripts/mutation/${plugin}.mjs`)),
  ],
  testRunner: 'nearest-first',
  tap: {
    testFiles: ['.cache/mutation/packages/**/*.test.mjs'],
    nodeArgs: [
      ...['-r', '{{hookFile}}', '-r', './scripts/mutation/atFirstFailure.cjs'],
      ...['--conditions=source', '--test-reporter=tap'],
    ],
    // A killed test leaves its database and its files, so atFirstFailure.cjs ends it instead.
    forceBail: false,
  },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 30,
  mutate: areas[name].mutate,
  checkers: ['sample'],
  sample,
  concurrency: 2,
  // Two files run side by side here and one in the trial run; a shared machine is slower still.
  timeoutFactor: 3,
  timeoutMS: 10_000,
  buildCommand: `node scripts/mutation/sandbox.mjs ${name} ${sample.only ?? ''}`,
  // The copy is inside the repository, so that libraries resolve; our own packages are linked inside the copy.
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  symlinkNodeModules: false,
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/scripts',
    '!/examples',
    '!/package.json',
    '!/package-lock.json',
    'dist',
  ],
  disableTypeChecks: false,
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `${folder}/${name}.json` },
  htmlReporter: { fileName: `${folder}/${name}.html` },
  thresholds: { break: null },
  allowConsoleColors: false,
  // Its warnings report every bundle as a file outside the repository.
  logLevel: 'error',
})
