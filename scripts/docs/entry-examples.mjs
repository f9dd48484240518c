// The examples in the documentation comments of an entry's sources.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'

const EXAMPLE = /@example\n \* ```tsx\n((?: \*.*\n)*?) \* ```\n/g

/**
 * The entries of a package that has one folder for each, with their examples.
 *
 * @param {string} name folder in packages/
 * @returns {{ entry: string, file: string, examples: string[] }[]} entry: as it is imported; file: what it is made of
 */
export function entriesWithExamples(name) {
  const folder = join(root, 'packages', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries(listedExports(exports, folder))
    .filter(([key]) => key !== '.')
    .map(([key, { source }]) => {
      const file = join(folder, source)
      return { entry: `@ebkit/${name}${key.slice(1)}`, file, examples: examplesBelow(dirname(file)) }
    })
}

const examplesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .sort()
    .flatMap((path) => examplesIn(readFileSync(join(folder, path), 'utf8')))

/** @param {string} source @returns {string[]} the code of its examples */
export const examplesIn = (source) =>
  [...source.matchAll(EXAMPLE)].map(([, lines]) => lines.replace(/^ \* ?/gm, ''))
