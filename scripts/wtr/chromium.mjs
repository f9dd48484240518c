// The browser that tests run in, unless --firefox asks for the other: an installed Chromium.
import { chromeLauncher } from '@web/test-runner-chrome'
import { CHROMIUM_FLAGS, ensureBrowser } from '../find-browser.mjs'

export function chromium() {
  const launcher = chromeLauncher({
    launchOptions: { executablePath: ensureBrowser('chromium'), args: CHROMIUM_FLAGS },
    createPage: ({ context }) => focusedPage(context),
  })
  const stop = launcher.stopSession.bind(launcher)
  // The next file gets the same page: it must not inherit a theme, motion or a pressed button from this one.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id)
    await page.emulateMediaFeatures(stillness)
    await page.mouse.reset()
    return stop(id)
  }
  return launcher
}

/**
 * Nothing fades in: half faded in, text has half its contrast, and axe says so on a slow machine. A test about motion
 * asks for it: `emulateMedia({ reducedMotion: 'no-preference' })`.
 */
const stillness = [{ name: 'prefers-reduced-motion', value: 'reduce' }]

/** A page that has focus whatever its window has: else `focus()` tells nobody once another page has been in front. */
async function focusedPage(context) {
  const page = await context.newPage()
  await page.emulateMediaFeatures(stillness)
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}
