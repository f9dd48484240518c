// Test files of which a run takes a share: each is about one page or one limit, and names no statement of the specification
// (docs/decisions/074).
import { filesUnder } from './files.mjs'

/** @typedef {{ name: string, parts: 2 | 3 | 4, folder: string, files: RegExp }} List */

/** @type {readonly List[]} */
const lists = [
  { name: 'notes of pages', parts: 3, folder: 'packages/console/e2e', files: /\/notes\.[\w.]+\.e2e\.ts$/ },
  {
    name: 'custom pages',
    parts: 2,
    folder: 'packages/console/e2e',
    files: /\/(dishes|menuConfig|ticketPoster|ticketVerify)\.e2e\.ts$/,
  },
  {
    name: 'limits of the gateway',
    parts: 3,
    folder: 'packages/gateway/src',
    files: /\/(fullDisk|fullDisk\.process|signInLoad|migrate|prepare|twoGateways)\.test\.ts$/,
  },
  {
    name: 'the build and packages',
    parts: 2,
    folder: 'scripts',
    files: /\/(pack|build|generate)\.test\.mjs$/,
  },
]

/** The files of each list. A file stands in one list only. */
export const sharedFiles = () =>
  lists.map(({ files, folder, ...list }) => ({ ...list, files: filesUnder([folder], files) }))

/**
 * Files that belong to other turns of `npm test`.
 * @param {<Item>(items: readonly Item[], parts: 2 | 3 | 4, list: string) => readonly Item[]} shareOf packages/testing/src/share.ts
 * @returns {string[]}
 */
export const filesOfOtherTurns = (shareOf) =>
  sharedFiles().flatMap(({ name, parts, files }) => {
    const own = shareOf(files, parts, name)
    return files.filter((file) => !own.includes(file))
  })
