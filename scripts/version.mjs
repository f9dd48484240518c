#!/usr/bin/env node
// `npm run raise`: Changesets collects what was kept into the changelogs and raises the version of all packages; the
// repository, after which releases of the script tag are named, gets the same one.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { raiseRepository } from './version/raiseRepository.mjs'
import { root } from './workspace/root.mjs'

const changesets = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')
const { status } = spawnSync(process.execPath, [changesets, 'version'], { cwd: root, stdio: 'inherit' })
if (status === 0)
  console.log(`The version is ${raiseRepository(root)}; run npm install, and commit what changed`)
process.exitCode = status ?? 1
