// The default browser of the tests: an installed Chromium; for a run by hand its headless shell, which needs less of the
// processor (docs/decisions/095). --firefox selects the other.
import { chromeLauncher } from '@web/test-runner-chrome'
import { CHROMIUM_FLAGS, ensureBrowser, findPagesBrowser } from '../find-browser.mjs'

export function chromium() {
  const launcher = chromeLauncher({
    launchOptions: { executablePath: executable(), args: CHROMIUM_FLAGS },
    createPage: ({ context }) => focusedPage(context),
  })
  const stop = launcher.stopSession.bind(launcher)
  // The next file gets the same page: it must not inherit a theme, motion or a pressed button.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id)
    await page.emulateMediaFeatures(stillness)
    await page.mouse.reset()
    return stop(id)
  }
  return launcher
}

/** `npm test` (which sets EB_TITLES) and the soak use the whole browser. */
const executable = () => (!process.env.EB_TITLES && findPagesBrowser()) || ensureBrowser('chromium')

/**
 * No animations: during a fade-in, text has half its contrast, which axe reports on a slow machine. A test about motion
 * turns it on: `emulateMedia({ reducedMotion: 'no-preference' })`.
 */
const stillness = [{ name: 'prefers-reduced-motion', value: 'reduce' }]

/**
 * Emulates focus for the page, whatever its window has: otherwise `focus()` sends no events after another page was in
 * front.
 */
async function focusedPage(context) {
  const page = await context.newPage()
  await page.emulateMediaFeatures(stillness)
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}
