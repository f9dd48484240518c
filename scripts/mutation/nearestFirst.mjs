// The order of a mutant's tests.
import { dirname, relative } from 'node:path'
import { root } from '../workspace/root.mjs'

/**
 * Sorts test files: those in the folders nearest to a source first, fast ones before slow ones.
 * @param {string[]} tests bundles: `.cache/mutation/packages/…`
 * @param {string} fileName of the source
 * @param {(test: string) => number} millisecondsOf duration of one
 */
export function nearestFirst(tests, fileName, millisecondsOf) {
  const folders = dirname(relative(root, fileName)).split(/[\\/]/)
  const ranked = tests.map((test) => {
    const path = dirname(test.replace(/^.*?(?=packages\/)/, '')).split('/')
    const differs = path.findIndex((folder, index) => folder !== folders[index])
    return { test, shared: differs < 0 ? path.length : differs, milliseconds: millisecondsOf(test) }
  })
  ranked.sort((one, other) => other.shared - one.shared || one.milliseconds - other.milliseconds)
  return ranked.map(({ test }) => test)
}
