// The examples in the documentation comments of what an entry exports.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'

const EXAMPLE = /@example\n \* ```tsx?\n((?: \*.*\n)*?) \* ```\n/g
const EXPORT_FROM = /^export (?:type )?(?:\*|\{[^}]*\}) from '(\.[^']*)'/gm

/**
 * The entries of a package besides its index, with the examples of what they export. A pattern such as
 * `./calls/*` has an entry for each file.
 *
 * @param {string} name folder in packages/
 * @returns {{ entry: string, file: string, examples: string[] }[]} entry: as it is imported; file: what it is made of
 */
export function entriesWithExamples(name) {
  const folder = join(root, 'packages', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(listedExports(exports, folder))
    .filter(([key, { source }]) => key !== '.' && source)
    .map(([key, { source }]) => {
      const file = join(folder, source)
      return { entry: `@ebkit/${name}${key.slice(1)}`, file, examples: examplesOf(file) }
    })
}

const examplesOf = (file) =>
  [...filesOf(file)].sort().flatMap((path) => examplesIn(readFileSync(path, 'utf8')))

/** An entry's own file, and those that it exports from. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(EXPORT_FROM))
    filesOf(sourceOf(resolve(dirname(file), path)), found)
  return found
}

const sourceOf = (path) =>
  ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((one) => existsSync(one))

/** @param {string} source @returns {string[]} the code of its examples */
export const examplesIn = (source) =>
  [...source.matchAll(EXAMPLE)].map(([, lines]) => lines.replace(/^ \* ?/gm, ''))
