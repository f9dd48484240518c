// Where browsers are installed: names on the PATH, the usual places of each system, and downloads of Playwright or
// Puppeteer.
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** @typedef {'chromium' | 'headless-shell' | 'firefox'} BrowserKind */

const BROWSERS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: [
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      'microsoft-edge',
    ],
    paths: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      '%ProgramFiles%/Google/Chrome/Application/chrome.exe',
      '%ProgramFiles(x86)%/Google/Chrome/Application/chrome.exe',
      '%LOCALAPPDATA%/Google/Chrome/Application/chrome.exe',
      '%ProgramFiles(x86)%/Microsoft/Edge/Application/msedge.exe',
    ],
    cached: [
      'chrome-linux/chrome',
      'chrome-linux64/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chrome-win/chrome.exe',
      'chrome-win64/chrome.exe',
    ],
    folders: /^(chromium-|linux-|mac|win)/,
    puppeteer: 'chrome',
  },
  // Chromium's engine without its windows: a new context costs a third (docs/decisions/028).
  'headless-shell': {
    variable: 'HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    paths: [],
    cached: [
      'chrome-linux/headless_shell',
      'chrome-headless-shell-linux64/chrome-headless-shell',
      'chrome-headless-shell-mac-arm64/chrome-headless-shell',
      'chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chrome-headless-shell-win64/chrome-headless-shell.exe',
    ],
    folders: /^(chromium_headless_shell-|linux-|mac|win)/,
    puppeteer: 'chrome-headless-shell',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    paths: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      '%ProgramFiles%/Mozilla Firefox/firefox.exe',
      '%ProgramFiles(x86)%/Mozilla Firefox/firefox.exe',
    ],
    // Playwright's Firefox is patched and uses another protocol than the test runner.
    cached: ['firefox/firefox'],
    folders: /^(linux|mac|win|stable)/,
    puppeteer: 'firefox',
  },
}

/** All candidate paths of a browser, best first. @param {BrowserKind} kind */
export function candidatesOf(kind) {
  const browser = BROWSERS[kind]
  const named = process.env[browser.variable]
  if (named) return [named]
  return [...onPath(browser.names), ...browser.paths.map(expand), ...cached(browser)]
}

/** The environment variable that names this browser. @param {BrowserKind} kind */
export function variableOf(kind) {
  return BROWSERS[kind].variable
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const extension = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + extension)))
}

function expand(path) {
  return path.replace(/%([^%]+)%/g, (_, name) => process.env[name] ?? 'missing')
}

function cached(browser) {
  return cacheFolders(browser).flatMap((folder) => {
    if (!existsSync(folder)) return []
    const versions = readdirSync(folder).filter((name) => browser.folders.test(name))
    return versions
      .sort()
      .reverse()
      .flatMap((version) => browser.cached.map((path) => join(folder, version, path)))
  })
}

function cacheFolders(browser) {
  const home = homedir()
  const playwright = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ]
  const puppeteer = process.env.PUPPETEER_CACHE_DIR ?? join(home, '.cache/puppeteer')
  return [...playwright.filter(Boolean), join(puppeteer, browser.puppeteer)]
}
