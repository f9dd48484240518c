// In which order a mutant's tests run.
import { dirname, relative } from 'node:path'
import { root } from '../workspace/root.mjs'

/**
 * Files of tests, those in the folders nearest to a source first, quick ones before slow ones.
 * @param {string[]} tests bundles: `.cache/mutation/packages/…`
 * @param {string} fileName of the source
 * @param {(test: string) => number} millisecondsOf how long one takes
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
