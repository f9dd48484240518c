// Test files that name statements of the specification: those whose statements others test in the same run may wait for
// their turn (docs/decisions/074).
import { namedIn } from './statements.mjs'

/** @typedef {{ file: string, source: string }} TestFile */

const title = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** The ids in titles that are written out: those of a computed title, or of a part for the soak, may not be run. */
export const idsInTitles = (source) =>
  /\bEB_SOAK\b/.test(source) ? new Set() : namedIn([...source.matchAll(title)].map((match) => match[2]))

/**
 * Of the files that this turn does not take, those that it can do without: each of their statements stands in a title of a
 * file that runs.
 * @param {readonly string[]} waiting files of other turns
 * @param {readonly TestFile[]} files all test files of `npm test`
 * @returns {string[]}
 */
export function spareFiles(waiting, files) {
  const counts = new Map()
  const count = (ids, by) => {
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + by)
  }
  for (const { source } of files) count(idsOf(source).inTitles, 1)
  const sources = new Map(files.map(({ file, source }) => [file, source]))
  return waiting.filter((file) => {
    const source = sources.get(file)
    if (source === undefined) return false
    const { inTitles: own, named } = idsOf(source)
    const isSpare = [...named].every((id) => (counts.get(id) ?? 0) > (own.has(id) ? 1 : 0))
    if (isSpare) count(own, -1)
    return isSpare
  })
}

const found = new Map()

/** The ids of a source. Its test asks for those of all files in all turns. */
function idsOf(source) {
  const ids = found.get(source) ?? { inTitles: idsInTitles(source), named: namedIn([source]) }
  found.set(source, ids)
  return ids
}
