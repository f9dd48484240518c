// The last resort on a fresh Debian machine: the distribution's own package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const PACKAGES = {
  chromium: ['chromium'],
  'headless-shell': ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
}

/** Maximum milliseconds for fetching something optional. */
const patience = 60_000

/** Whether packages can be installed without asking: as root on Debian. */
export function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  // Ubuntu's chromium only refers to a snap, which containers cannot run.
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/**
 * Installs a browser by apt, with a Chinese font for screenshots. The font may fail.
 * @param {import('./places.mjs').BrowserKind} kind
 * @returns {boolean} whether apt succeeded
 */
export function installBrowser(kind) {
  apt(['update'])
  const installed = apt([...install, ...PACKAGES[kind]])
  if (installed) apt([...install, 'fonts-noto-cjk'])
  return installed
}

/**
 * Installs something that only makes tests faster. A slow or missing network is no failure; only the fetching has a
 * time limit, never the unpacking.
 * @param {import('./places.mjs').BrowserKind} kind
 */
export function tryToInstall(kind) {
  const fetch = { timeout: patience, stdio: 'ignore' }
  if (apt(['update'], fetch) && apt([...install, '--download-only', ...PACKAGES[kind]], fetch))
    apt([...install, ...PACKAGES[kind]])
}

const install = ['install', '--yes', '--no-install-recommends']

/** Instructions for the user if canInstall() is false. */
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
