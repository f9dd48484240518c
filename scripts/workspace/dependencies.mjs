// Installs the dependencies if they are missing or older than the lock file. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

// npm writes this file last, so its age is the age of a complete installation.
const stamp = join(root, 'node_modules', '.package-lock.json')
const lock = join(root, 'package-lock.json')

/** True when node_modules is missing, incomplete or older than package-lock.json. */
export function dependenciesAreStale() {
  return !existsSync(stamp) || statSync(stamp).mtimeMs < statSync(lock).mtimeMs
}

/**
 * Runs `npm ci` if needed.
 * @returns {boolean} whether something was installed
 * @throws {Error} if npm fails; npm has printed the reason
 */
export function ensureDependencies(log = console.log) {
  if (!dependenciesAreStale()) return false
  log('Installing dependencies (npm ci) …')
  // A half-finished installation keeps an old stamp: remove it, so that a failure does not look like success.
  rmSync(stamp, { force: true })
  const { status, error } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (error || status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`)
  const now = new Date()
  utimesSync(stamp, now, now)
  return true
}

/** Runs npm, if possible the same npm that runs this script. */
function npm(args) {
  const own = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  if (own?.endsWith('.js') && /npm-cli/.test(own)) return spawnSync(process.execPath, [own, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
