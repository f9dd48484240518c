// Page tests of which a run takes a share of the files: each file is about one page or a few, and names no statement of the
// specification (docs/decisions/074).
import { filesUnder } from './files.mjs'

const consolePages = 'packages/console/e2e'

/** @type {readonly { name: string, parts: 2 | 3 | 4, files: RegExp }[]} */
const lists = [
  { name: 'notes of pages', parts: 3, files: /\/notes\.[\w.]+\.e2e\.ts$/ },
  { name: 'custom pages', parts: 2, files: /\/(dishes|menuConfig|ticketPoster|ticketVerify)\.e2e\.ts$/ },
]

/** The files of each list. A file stands in one list only. */
export const sharedFiles = () =>
  lists.map(({ files, ...list }) => ({ ...list, files: filesUnder([consolePages], files) }))
