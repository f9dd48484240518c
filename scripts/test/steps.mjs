// The steps of `npm test`. A check with one result counts as one test.
import { join } from 'node:path'
import { typeCompiler } from '../workspace/typeCompiler.mjs'
import { nodeTests } from './files.mjs'
import { contractOnReact } from './onPreactOnly.mjs'

const node = process.execPath
const bin = (path) => join('node_modules', path)

/** @param {Partial<import('./run.mjs').Step>} step */
const check = (name, title, args, rest = {}) => ({ name, title, kind: 'check', command: node, args, ...rest })
const runner = (name, args, rest = {}) => ({
  name,
  title: name,
  kind: 'runner',
  command: node,
  args,
  ...rest,
})

/** Syntax trees are many and short-lived: with a larger young generation the build takes 13 % less processor time. */
const buildStep = () =>
  check('build', 'the script-tag build keeps its size budgets', [
    '--max-semi-space-size=128',
    'scripts/build.mjs',
  ])

const examplesStep = () =>
  check('examples', 'the example pages build, React from the packed packages and by their typings', [
    'scripts/examples.mjs',
  ])

/** Types of all packages, which some tests read as partners do. */
export const typesStep = () => check('types', 'tsc -b finds nothing', [typeCompiler, '-b'])

/** The build that pages are served from. */
export const pageBuildSteps = () => [buildStep(), examplesStep()]

/** The documentation, which has pages too. */
export const docsStep = () =>
  check('docs', 'the documentation builds without a warning', ['scripts/docs.mjs'])

/** Files, exports and dependencies that nobody uses. */
export const unusedStep = () =>
  check('unused', 'knip finds no unused file, export or dependency', [
    bin('knip/bin/knip.js'),
    '--no-progress',
  ])

/** Both commands as a user runs them. */
export const startStep = () => nodeStep(['scripts/start/start.e2e.mjs'], { name: 'start' })

/** A generated widget, with the checks of `npm test`. */
export const newWidgetStep = () =>
  nodeStep(['scripts/new-widget/new-widget.e2e.mjs'], { name: 'new-widget', browser: 'chromium' })

/** node:test over the given files. */
export const nodeStep = (files, rest = {}) => runner('node', ['scripts/test/node.mjs', ...files], rest)

/**
 * What React's strict mode takes back once and runs again: loads, dialogs, the driver of a file manager, focus in what floats.
 * `npm test` takes the first three.
 */
const strictFiles = [
  'packages/widgets/src/cascader/lazy.test.tsx',
  'packages/ui/src/dialog/Dialog.test.tsx',
  'packages/widgets/src/file-explorer/browsing.test.tsx',
  'packages/widgets/src/cascader/keyboard.test.tsx',
  'packages/widgets/src/date-range/DateRange.test.tsx',
  'packages/widgets/src/date-range/presets.test.tsx',
  'packages/widgets/src/date-range/keyboard.test.tsx',
  'packages/widgets/src/date-range/inPage.test.tsx',
  'packages/widgets/src/gallery/Gallery.test.tsx',
  'packages/ui/src/popover/Floating.test.tsx',
  'packages/widgets/src/restaurant-picker/RestaurantPicker.test.tsx',
  'packages/widgets/src/data-form/beginning.test.tsx',
  'packages/widgets/src/list-editor/ListEditor.test.tsx',
  'packages/widgets/src/list-editor/removing.test.tsx',
  'packages/widgets/src/list-editor/messages.test.tsx',
  'packages/widgets/src/list-editor/typing.test.tsx',
  'packages/widgets/src/list-editor/reordering.test.tsx',
]

/** Component tests on React in its strict mode. */
export const strictStep = (name, files = strictFiles, rest = {}) =>
  browserStep(name, ['--react', '--strict', ...files.flatMap((file) => ['--files', file])], rest)

/** Browser tests through web-test-runner. @param {string[]} args arguments of scripts/wtr/run.mjs */
export function browserStep(name, args = [], rest = {}) {
  return runner(name, ['scripts/wtr/run.mjs', ...args], { browser: 'chromium', ...rest })
}

/** End-to-end pages through Playwright. */
export function pagesStep(name = 'pages', args = [], rest = {}) {
  const reporter = '--reporter=./scripts/test/playwright-reporter.mjs'
  return runner(name, [bin('@playwright/test/cli.js'), 'test', reporter, ...args], {
    browser: 'chromium',
    ...rest,
  })
}

/**
 * Two lanes side by side that take as long as each other: what is built, then Node's tests; component tests in the browser, then
 * pages, which need what the other lane builds in its beginning, the contract on React, and what only reads.
 * @returns {import('./run.mjs').Step[]}
 */
export function allSteps() {
  return [...laneOf('code', codeSteps()), ...laneOf('browser', browserSteps()), sizeTableStep()]
}

const laneOf = (lane, steps) => steps.map((step) => ({ ...step, lane }))

/** `dist` is written by these alone, one after another, and no more once pages are served from it. */
const codeSteps = () => [
  typesStep(),
  buildStep(),
  examplesStep(),
  check('manifest', 'manifest, typings and editor data are made from the definitions', [
    'scripts/generate-elements.mjs',
  ]),
  docsStep(),
  check('icons', 'the icons are what their generator writes', ['scripts/generate-icons.mjs', '--check']),
  startStep(),
  newWidgetStep(),
  nodeStep(['--in-shares', ...nodeTests()], { minutes: 45 }),
]

const browserSteps = () => [
  browserStep('browser', [], { minutes: 45 }),
  pagesStep('pages', [], { minutes: 45, after: ['build', 'examples', 'docs'] }),
  browserStep('browser-react', ['--react', ...contractOnReact().flatMap((file) => ['--files', file])], {
    minutes: 20,
  }),
  strictStep('browser-strict', strictFiles.slice(0, 3)),
  check('boundaries', 'packages import only what the table allows', ['scripts/check-boundaries.mjs']),
  check('api', 'docs/api says what packages export and elements promise', ['scripts/api.mjs', '--check'], {
    after: ['types', 'manifest'],
  }),
  check('lint', 'biome finds nothing', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off']),
  unusedStep(),
]

const sizeTableStep = () =>
  check('readme', 'the size table of the README is the one measured', [
    'scripts/docs/size-table.mjs',
    '--check',
  ])

/** The example pages on the oldest supported Chromium. */
export const floorSteps = () => [...pageBuildSteps(), pagesStep('floor', ['--project=floor'])]

/** Component tests on Firefox. */
export const firefoxSteps = () => [browserStep('firefox', ['--firefox'], { browser: 'firefox', minutes: 40 })]
