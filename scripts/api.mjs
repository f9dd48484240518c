#!/usr/bin/env node
// Writes docs/api: what the packages export, and what the elements promise to a page. A change of either is a line in a diff.
//   node scripts/api.mjs            writes
//   node scripts/api.mjs --check    fails when something else is written there
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageReports } from './api/packages.mjs'
import { tagsReport } from './api/tags.mjs'
import { published } from './build/packages.mjs'
import { describeElements } from './elements/describe.mjs'
import { root } from './workspace/root.mjs'

const folder = join(root, 'docs/api')
const texts = { ...packageReports(published), tags: tagsReport(await describeElements()) }
const files = new Map(Object.entries(texts).map(([name, text]) => [join(folder, `${name}.txt`), text]))
const present = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
const gone = present.filter((path) => !files.has(path))

if (process.argv.includes('--check')) {
  const isOld = ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text
  const old = [...[...files].filter(isOld).map(([path]) => path), ...gone]
  for (const path of old)
    console.error(
      `${relative(root, path)} is not what the sources say. If the change is meant: npm run api, and a changeset`,
    )
  if (old.length > 0) process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const path of gone) rmSync(path)
  for (const [path, text] of files) writeFileSync(path, text)
  console.log([...files.keys()].map((path) => relative(root, path)).join('\n'))
}
