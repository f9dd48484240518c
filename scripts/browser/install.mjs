// Last resort on a fresh Debian machine: the distribution's own package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const PACKAGES = { chromium: ['chromium'], firefox: ['firefox-esr'] }

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
  const installed = apt(['install', '--yes', '--no-install-recommends', ...PACKAGES[kind]])
  if (installed) apt(['install', '--yes', '--no-install-recommends', 'fonts-noto-cjk'])
  return installed
}

/** What a person should do where canInstall() is false. */
export function advice(kind, variable) {
  const how = {
    linux: `install it with your package manager (Debian: apt install ${PACKAGES[kind].join(' ')})`,
    darwin: `install it, for example: brew install --cask ${kind === 'firefox' ? 'firefox' : 'google-chrome'}`,
    win32: `install ${kind === 'firefox' ? 'Firefox' : 'Chrome or Edge'}`,
  }[process.platform]
  return `No ${kind} found. Please ${how ?? 'install it'}, or name one you have: ${variable}=/path/to/it`
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, error } = spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return !error && status === 0
}
