// Last resort on a fresh Debian machine: the distribution's own package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const PACKAGES = {
  chromium: ['chromium'],
  'headless-shell': ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
}

/** Milliseconds that fetching something may take that tests can do without. */
const patience = 60_000

/** True where packages can be installed without asking anybody: root on Debian. */
export function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  // Ubuntu's chromium is only a pointer to a snap, which containers cannot run.
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * Installs a browser by apt, and a Chinese font beside it so that pages can be looked at. The font may fail.
 * @param {import('./places.mjs').BrowserKind} kind
 * @returns {boolean} whether apt says it worked
 */
export function installBrowser(kind) {
  apt(['update'])
  const installed = apt([...install, ...PACKAGES[kind]])
  if (installed) apt([...install, 'fonts-noto-cjk'])
  return installed
}

/**
 * Installs what tests are only quicker with. Slow or no network is no failure; only the fetching is cut off, never the
 * unpacking.
 * @param {import('./places.mjs').BrowserKind} kind
 */
export function tryToInstall(kind) {
  const fetch = { timeout: patience, stdio: 'ignore' }
  if (apt(['update'], fetch) && apt([...install, '--download-only', ...PACKAGES[kind]], fetch))
    apt([...install, ...PACKAGES[kind]])
}

const install = ['install', '--yes', '--no-install-recommends']

/** What a person should do where canInstall() is false. */
export function advice(kind, variable) {
  const how = {
    linux: `install it with your package manager (Debian: apt install ${PACKAGES[kind].join(' ')})`,
    darwin: `install it, for example: brew install --cask ${kind === 'firefox' ? 'firefox' : 'google-chrome'}`,
    win32: `install ${kind === 'firefox' ? 'Firefox' : 'Chrome or Edge'}`,
  }[process.platform]
  return `No ${kind} found. Please ${how ?? 'install it'}, or name one you have: ${variable}=/path/to/it`
}

/** @param {import('node:child_process').SpawnSyncOptions} [options] */
function apt(args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, error } = spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  })
  return !error && status === 0
}
