// Test files of which a run takes a share: they guard neither tenants' data nor sessions, were not changed lately, and what
// they name of the specification is tested by others in the same run (docs/decisions/074).
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { filesUnder } from './files.mjs'
import { spareFiles } from './statementFiles.mjs'
import { namedIn, testFiles } from './statements.mjs'
import { isPageOfStep, stepsOfOtherTurns } from './stepTurns.mjs'

/** @typedef {{ name: string, parts: 4 | 6 | 12 | 24 | 48, folders: string[], files: RegExp, holding?: RegExp }} List */

/** Other Node tests take no time worth saving. */
const startsGateway = /from '[^']*\btesting\b[^']*'|from '[^']*\bpreparedCluster'|node:child_process'/

/** A file that divides lists of its own; eachElement does it in what it gives its records to. */
const dividesLists = /\b(shareOf|specimensFor)\(|\bdescribeElements\(records\)/

/** A file belongs to the first list that it fits. @type {readonly List[]} */
const lists = [
  {
    name: 'limits of the gateway',
    parts: 6,
    folders: ['packages/gateway/src'],
    files: /\/(fullDisk|fullDisk\.process|signInLoad|migrate|prepare|twoGateways)\.test\.ts$/,
  },
  {
    name: 'the build, packages and checks of the catalogue',
    parts: 6,
    folders: ['scripts', 'packages/domain/src/checks'],
    files:
      /\/(pack|build|aliOss|generate|webTypes|gaps|api|package-samples|code-samples|entry-examples|gatewayBuild|catalogueMistakes)\.test\.(mjs|ts)$/,
  },
  {
    name: 'pages that take shares of lists',
    parts: 12,
    folders: ['packages', 'examples'],
    files: /\.e2e\.ts$/,
    holding: dividesLists,
  },
  { name: 'pages', parts: 48, folders: ['packages', 'examples', 'scripts'], files: /\.e2e\.ts$/ },
  { name: 'component tests', parts: 24, folders: ['packages'], files: /\.test\.tsx$/ },
  {
    name: 'Node tests with a gateway or a process',
    parts: 24,
    folders: ['packages'],
    files: /\.test\.ts$/,
    holding: startsGateway,
  },
]

/** What keeps tenants, roles and sessions apart is tested in each run. */
const inEachRun = /^packages\/gateway\/src\/(rights|server|session|store\/access)\/(?!signInLoad)/

/** Whether a share of runs may leave a file out: the contract and other tests of lists are in each run, pages are not. */
export const mayBeLeftOut = (file, source) =>
  !inEachRun.test(file) && (file.endsWith('.e2e.ts') || !dividesLists.test(source))

/** Files do not change while they are tested. @template Value @param {() => Value} find @returns {() => Value} */
function once(find) {
  let found
  return () => {
    found ??= find()
    return found
  }
}

const sources = once(() => testFiles().map((file) => ({ file, source: sourceOf(file) })))

const namesStatements = (file) => namedIn([sourceOf(file)]).size > 0

/** The files of each list. A file stands in one list only; those that name statements stand in the last two. */
export const sharedFiles = once(() => {
  const all = new Set(testFiles())
  const taken = new Set()
  const found = lists.map(({ name, parts, folders, files, holding = /(?:)/ }) => {
    const own = filesUnder(folders, files).filter((file) => {
      const source = sourceOf(file)
      const isFree = !taken.has(file) && all.has(file) && !isPageOfStep(file)
      return isFree && holding.test(source) && mayBeLeftOut(file, source)
    })
    for (const file of own) taken.add(file)
    return { name, parts, files: own.filter((file) => !namesStatements(file)) }
  })
  const named = [...taken].filter(namesStatements).sort()
  const takesShares = (file) => dividesLists.test(sourceOf(file))
  return [
    ...found,
    { name: 'statements', parts: 24, files: named.filter((file) => !takesShares(file)) },
    { name: 'statements that are tested in shares', parts: 4, files: named.filter(takesShares) },
  ]
})

/**
 * Files that belong to other turns of `npm test`. A test in a folder where something was changed lately is not one, as long as
 * these are few.
 * @param {<Item>(items: readonly Item[], parts: number, list: string) => readonly Item[]} shareOf packages/testing/src/share.ts
 * @param {readonly string[]} changed what `npm test` found once, before its steps (changedLately.mjs)
 * @returns {string[]}
 */
export function filesOfOtherTurns(shareOf, changed = changedFiles()) {
  const steps = stepsOfOtherTurns(shareOf, changed)
  const pages = sources().filter(({ file }) => steps.some((step) => step.pages?.test(file)))
  return [...spareFiles(waitingFiles(shareOf, changed), sources()), ...pages.map(({ file }) => file)]
}

/**
 * Files of other turns that run all the same, because they name statements that no other file of this turn names: of their
 * tests those wait that name none.
 * @param {Parameters<typeof filesOfOtherTurns>[0]} shareOf
 * @param {readonly string[]} changed as above
 * @returns {string[]}
 */
export function filesForStatements(shareOf, changed = changedFiles()) {
  const leftOut = new Set(filesOfOtherTurns(shareOf, changed))
  return waitingFiles(shareOf, changed).filter((file) => !leftOut.has(file))
}

/** Files whose turn it is not, and that change of late does not call for. */
function waitingFiles(shareOf, changed) {
  const waiting = sharedFiles().flatMap(({ name, parts, files }) => {
    const own = new Set([...shareOf(files, parts, name), ...changed])
    return files.filter((file) => !own.has(file))
  })
  const beside = new Set(filesBeside(waiting, changed, shareOf))
  return waiting.filter((file) => !beside.has(file))
}

/** More files beside changed code than these are too many for one run: it takes a share of them. */
const mostBeside = 40

/** Files in a folder where code was changed. */
function filesBeside(waiting, changed, shareOf) {
  const folders = new Set(changed.filter((file) => !isTest.test(file)).map((file) => dirname(file)))
  const beside = waiting.filter((file) => folders.has(dirname(file)))
  const parts = [1, 2, 3, 4, 6, 8, 12].find((every) => beside.length <= mostBeside * every) ?? 24
  return shareOf(beside, parts, 'beside changed code')
}

const changedFiles = () => process.env.EB_CHANGED?.split('\n').filter(Boolean) ?? []

const isTest = /\.(test|e2e)\.\w+$/

const sourceOf = (file) => readFileSync(join(root, file), 'utf8')
