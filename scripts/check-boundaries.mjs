#!/usr/bin/env node
// Holds the table of boundaries.json against imports, package.json dependencies and tsconfig references.
//   node scripts/check-boundaries.mjs [repository]
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBoundaries } from './boundaries/check.mjs'

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const table = JSON.parse(readFileSync(join(root, 'scripts/boundaries.json'), 'utf8'))
const { packages, files, problems } = checkBoundaries(root, table)
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`\n${problems.length} broken. Who may import whom: scripts/boundaries.json`)
  process.exitCode = 1
} else {
  console.log(`${files} files in ${packages} packages keep to the table`)
}
