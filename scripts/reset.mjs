#!/usr/bin/env node
// `npm run reset`: throws the data away, so that the next start seeds anew. Never stops a running gateway.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isOurs, mayRun, outsideOf } from './reset/dataDirectory.mjs'
import { dependenciesAreStale } from './workspace/dependencies.mjs'
import { requireNode } from './workspace/nodeVersion.mjs'
import { root } from './workspace/root.mjs'

requireNode()
const directory = resolve(root, process.env.EB_DATA_DIR ?? '.data')
const shown = relative(process.cwd(), directory) || directory

try {
  reset()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function reset() {
  if (process.env.DATABASE_URL) console.log('The database that DATABASE_URL names is left as it is.')
  if (!existsSync(directory)) return console.log(`There is nothing in ${shown}.`)
  if (!isOurs(directory)) throw new Error(`${shown} does not look like a data directory of ebkit; it stays.`)
  if (mayRun(directory)) release()
  const outside = outsideOf(directory)
  if (outside) rmSync(outside, { recursive: true, force: true })
  rmSync(directory, { recursive: true, force: true })
  console.log(`Removed ${shown}. \`npm start\` begins with fresh data.`)
}

/** Stops a database that outlived a killed gateway. */
function release() {
  if (dependenciesAreStale()) throw new Error('A database seems to run there. Run `npm ci`, then try again.')
  const args = ['--import', 'tsx', '--conditions=source', 'scripts/reset/release.ts', directory]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${shown} stays as it is.`)
}
