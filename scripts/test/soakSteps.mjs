import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { filesUnder } from './files.mjs'
import { contractOnReactInSoak } from './onPreactOnly.mjs'
import { sharedFiles } from './sharedFiles.mjs'
import {
  browserStep,
  docsStep,
  newWidgetStep,
  nodeStep,
  pageBuildSteps,
  pagesStep,
  startStep,
  strictStep,
  typesStep,
  unusedStep,
} from './steps.mjs'
import { isPageOfStep } from './stepTurns.mjs'

/** Files that one step runs at once: what starts for each step takes longer than most files. */
const together = 20
const minutes = 4 * 60

/**
 * The steps of the soak: each test file whose counts depend on EB_SOAK alone, those that take shares of lists or belong to one many
 * at once, and what pages are served from: the build, examples, documentation.
 *
 * @param {ReadonlySet<string>} done files that were run before
 * @returns {(import('./run.mjs').Step & { files: string[] })[]} `files`: what the step runs
 */
export function soakSteps(done = new Set()) {
  const shared = new Set(sharedFiles().flatMap(({ files }) => files))
  const inSoak = (folders, pattern) =>
    filesUnder(folders, pattern).filter(
      (file) => shared.has(file) || isPageOfStep(file) || hasCounts(file) || takesShares(file),
    )
  const one = (step, file) => ({ ...step, files: [file], minutes })
  const steps = (files, step) =>
    groupsOf(files.filter((file) => !done.has(file))).map((group) => ({
      ...step(group.map(pathOf)),
      name: `soak-${nameOf(group)}`,
      files: group,
      minutes,
    }))
  const browser = (args) => (files) =>
    browserStep('soak', [...args, ...files.flatMap((file) => ['--files', file])])
  return [
    one(typesStep(), 'types of all packages'),
    ...steps(inSoak(['packages', 'scripts'], /\.test\.(ts|mjs)$/), (files) => nodeStep(files)),
    ...steps(inSoak(['packages'], /\.test\.tsx$/), browser(['--soak'])),
    ...steps(contractOnReactInSoak().map(onReact), browser(['--react'])),
    one(strictStep('soak-strict'), 'React’s strict mode'),
    ...[...pageBuildSteps(), docsStep(), startStep(), newWidgetStep(), unusedStep()].map((step) =>
      one(step, step.name),
    ),
    ...steps(inSoak(['packages', 'examples', 'scripts'], /\.e2e\.ts$/), (files) => pagesStep('soak', files)),
  ].filter(({ files }) => files.some((file) => !done.has(file)))
}

/** How a file of the contract is called that runs on React. @param {string} file */
export const onReact = (file) => `${file} on React`

const pathOf = (file) => file.replace(/ on React$/, '')

/** Those with counts of their own alone, so that a long one is not run again for another; the others before them, together. */
function groupsOf(files) {
  const others = files.filter((file) => !hasCounts(file))
  const groups = []
  for (let index = 0; index < others.length; index += together)
    groups.push(others.slice(index, index + together))
  return [...groups, ...files.filter(hasCounts).map((file) => [file])]
}

function nameOf([first, ...rest]) {
  const name = first.replace(/^packages\//, '').replace(/[^a-z0-9]+/gi, '-')
  return rest.length > 0 ? `${name}-and-${rest.length}-more` : name
}

const sourceOf = (file) => readFileSync(join(root, pathOf(file)), 'utf8')
const hasCounts = (file) => /soak/i.test(sourceOf(file))
const takesShares = (file) => /\bshareOf\(|\bspecimensFor\(/i.test(sourceOf(file))
