// The browsers that tests run in: an installed Chromium, or Firefox ESR with --firefox.
import { existsSync } from 'node:fs'
import { chromeLauncher } from '@web/test-runner-chrome'
import { puppeteerLauncher } from '@web/test-runner-puppeteer'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function chromium() {
  return chromeLauncher({
    launchOptions: {
      executablePath: find('CHROMIUM_PATH', ['chromium', 'chromium-browser', 'google-chrome']),
      args: chromiumFlags,
    },
  })
}

export function firefox() {
  return puppeteerLauncher({
    launchOptions: { browser: 'firefox', executablePath: find('FIREFOX_PATH', ['firefox-esr', 'firefox']) },
  })
}

function find(variable, names) {
  const path = process.env[variable] ?? names.map((name) => `/usr/bin/${name}`).find(existsSync)
  if (!path) throw new Error(`No browser found: set ${variable} to the path of an installed one`)
  return path
}
