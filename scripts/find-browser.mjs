#!/usr/bin/env node
// Finds a browser for tests and prints its path. Node built-ins only: it runs before anything is installed.
//   node scripts/find-browser.mjs [chromium|firefox] [--install]
import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { advice, canInstall, installBrowser, tryToInstall } from './browser/install.mjs'
import { candidatesOf, variableOf } from './browser/places.mjs'

/** Switches for headless Chromium in a container, and those that turn off its own network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of an installed browser: CHROMIUM_PATH (FIREFOX_PATH) first, then PATH, usual places and download caches.
 * @param {import('./browser/places.mjs').BrowserKind} [kind]
 * @returns {string | undefined}
 */
export function findBrowser(kind = 'chromium') {
  return candidatesOf(kind).find(isProgram)
}

/**
 * Like findBrowser, but installs one if that needs no questions (root on Debian), or else gives instructions.
 * @param {import('./browser/places.mjs').BrowserKind} [kind]
 * @returns {string}
 * @throws {Error} if there is none; its message is for the user
 */
export function ensureBrowser(kind = 'chromium') {
  const found = findBrowser(kind)
  if (found) return found
  const named = process.env[variableOf(kind)]
  if (named) throw new Error(`${variableOf(kind)} names ${named}, which is not a program`)
  if (canInstall()) installBrowser(kind)
  const installed = findBrowser(kind)
  if (!installed) throw new Error(advice(kind, variableOf(kind)))
  return installed
}

/**
 * The browser for pages: Chromium's headless shell if there is one (docs/decisions/028), else the browser. The soak, or
 * a CHROMIUM_PATH alone, selects the browser.
 * @returns {string | undefined}
 */
export function findPagesBrowser() {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH, EB_SOAK } = process.env
  const isWhole = EB_SOAK || (CHROMIUM_PATH && !HEADLESS_SHELL_PATH)
  return (!isWhole && findBrowser('headless-shell')) || findBrowser()
}

/**
 * The headless shell; installs it if that needs no questions.
 * @returns {string | undefined}
 */
export function ensureHeadlessShell() {
  if (!findBrowser('headless-shell') && canInstall()) tryToInstall('headless-shell')
  return findBrowser('headless-shell')
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // missing or not executable: try the next place
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const kind = process.argv[2] === 'firefox' ? 'firefox' : 'chromium'
  try {
    const found = process.argv.includes('--install') ? ensureBrowser(kind) : findBrowser(kind)
    if (!found) throw new Error(advice(kind, variableOf(kind)))
    console.log(found)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
