// The browsers that tests run in: an installed Chromium, or Firefox ESR with --firefox.
import { chromeLauncher } from '@web/test-runner-chrome'
import { puppeteerLauncher } from '@web/test-runner-puppeteer'
import { CHROMIUM_FLAGS, ensureBrowser } from '../find-browser.mjs'

export function chromium() {
  return chromeLauncher({
    launchOptions: { executablePath: ensureBrowser('chromium'), args: CHROMIUM_FLAGS },
  })
}

export function firefox() {
  return puppeteerLauncher({
    launchOptions: { browser: 'firefox', executablePath: ensureBrowser('firefox') },
  })
}
