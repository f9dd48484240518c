import { relative } from 'node:path'

/**
 * Modules whose names differ only in case: on the disks of many machines they are one file, and bundlers take one for the
 * other.
 * @param {{ files: { path: string, test: boolean }[] }[]} packages
 * @param {string} root
 * @returns {string[]}
 */
export function namesApart(packages, root) {
  const known = new Map()
  const problems = []
  for (const { path } of packages.flatMap(({ files }) => files)) {
    const name = relative(root, path).replace(/\.[a-z]+$/, '')
    const before = known.get(name.toLowerCase())
    if (before && before !== name) problems.push(`${name} and ${before} differ only in case`)
    known.set(name.toLowerCase(), name)
  }
  return problems
}
