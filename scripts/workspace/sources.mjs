// Whether a build is older than its sources, by content: a checkout changes times without changing text.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const IGNORED = /^(node_modules|dist|build|test-results|\.data.*|\.git)$/
const TESTS = /\.(test|e2e)\.[cm]?[jt]sx?$/

/**
 * A hash of all files below the given paths, except tests.
 * @param {string[]} paths relative to the repository; missing ones count as empty
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesOf(path)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** True if the stamp does not contain this hash. */
export function isStale(stamp, hash) {
  const path = join(root, stamp)
  return !existsSync(path) || readFileSync(path, 'utf8') !== hash
}

/** Stores the hash of the sources of a build. */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true })
  writeFileSync(join(root, stamp), hash)
}

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return []
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesOf(inner)
    return TESTS.test(entry.name) ? [] : [inner]
  })
}
