import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspace/root.mjs'

/** Files under the given folders of the repository whose names end as asked, sorted, relative to it. */
export function filesUnder(folders, ending) {
  return folders
    .flatMap((folder) => walk(join(root, folder)))
    .filter((path) => ending.test(path))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .sort()
}

function walk(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return /^(node_modules|dist|test-results)$/.test(entry.name) ? [] : walk(path)
  })
}

/** Tests for node:test: sources of the packages and the scripts. */
export const nodeTests = () => filesUnder(['packages', 'scripts', 'examples'], /\.test\.(ts|mjs)$/)
