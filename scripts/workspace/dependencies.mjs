// Installs the dependencies if they are missing or older than the lock file. Node built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const modules = join(root, 'node_modules')
// npm writes this file last, so its age is the age of a complete installation.
const stamp = join(modules, '.package-lock.json')
const lock = join(root, 'package-lock.json')

/** True when node_modules is missing, incomplete or older than package-lock.json. */
export function dependenciesAreStale() {
  return !existsSync(stamp) || statSync(stamp).mtimeMs < statSync(lock).mtimeMs
}

/** True when only what `npm start` needs is installed: no browsers' drivers, linters, test runners. */
function toolsAreMissing() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(devDependencies).some((name) => !existsSync(join(modules, name)))
}

/**
 * Runs `npm ci` if needed.
 *
 * @param {object} [options]
 * @param {boolean} [options.tools] also what tests and checks need. Default: yes. A fresh clone is installed without it in half
 *   the time; where it is there already it stays
 * @param {(text: string) => void} [options.log]
 * @returns {boolean} whether something was installed
 * @throws {Error} if npm fails; npm has printed the reason
 */
export function ensureDependencies({ tools = true, log = console.log } = {}) {
  const isFresh = !existsSync(modules)
  if (!dependenciesAreStale() && !(tools && toolsAreMissing())) return false
  const omitted = !tools && isFresh ? ['--omit=dev'] : []
  log(`Installing dependencies (${['npm ci', ...omitted].join(' ')}) …`)
  // A half-finished installation keeps an old stamp: remove it, so that a failure does not look like success.
  rmSync(stamp, { force: true })
  const { status, error } = npm(['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error'])
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
