// Lists the entries of a package: exports of package.json may contain patterns (`./*` → `./src/*/index.ts`).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_PUBLISHED = /\.d\.ts$|\.(test|e2e)\.|\/testing\//

/**
 * Expands the patterns of `exports` by the matching source files. An explicit key wins over a pattern, and a longer
 * pattern over a shorter one, as in Node.
 *
 * @param {Record<string, string | Record<string, string>>} exports of package.json, with `source` conditions
 * @param {string} folder of the package, which contains `src`
 * @returns {Record<string, string | Record<string, string>>} the same without a `*`
 */
export function listedExports(exports, folder) {
  const files = filesIn(folder, './src').filter((path) => !NOT_PUBLISHED.test(path))
  const listed = Object.entries(exports).filter(([key]) => !key.includes('*'))
  const patterns = Object.entries(exports)
    .filter(([key]) => key.includes('*'))
    .sort(([one], [other]) => other.indexOf('*') - one.indexOf('*'))
  for (const [key, target] of patterns)
    for (const part of partsOf(target.source, files)) {
      const name = key.replace('*', part)
      if (!listed.some(([known]) => known === name)) listed.push([name, filledIn(target, part)])
    }
  return Object.fromEntries(listed)
}

/** The replacements of the star, by the files that match a pattern. */
function partsOf(pattern, files) {
  const [before, after] = pattern.split('*')
  return files
    .filter((path) => path.length > before.length + after.length)
    .filter((path) => path.startsWith(before) && path.endsWith(after))
    .map((path) => path.slice(before.length, path.length - after.length))
}

const filledIn = (target, part) =>
  Object.fromEntries(
    Object.entries(target).map(([condition, path]) => [condition, path.replaceAll('*', part)]),
  )

function filesIn(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? filesIn(folder, inner) : [inner]
    })
}
