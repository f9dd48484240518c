// Firefox ESR for tests, over WebDriver BiDi. What BiDi has no command for yet, Firefox does itself: with system access a
// client may run script in the browser's own window.
import { puppeteerLauncher } from '@web/test-runner-puppeteer'
import { ensureBrowser } from '../find-browser.mjs'

export function firefox() {
  const launcher = puppeteerLauncher({
    launchOptions: {
      browser: 'firefox',
      executablePath: ensureBrowser('firefox'),
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: preferences,
    },
    createPage: async ({ context }) => equipped(await context.newPage()),
  })
  const stop = launcher.stopSession.bind(launcher)
  // As on Chromium: the next file gets the same page, and must not inherit what this one has set.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id)
    await page.emulateMediaFeatures(stillness)
    await page.mouse.reset()
    await page.setOfflineMode(false)
    return stop(id)
  }
  return launcher
}

/** What tests take for granted, and headless Chromium has: a mouse, light, stillness, no room taken by scrollbars. */
const preferences = {
  'ui.primaryPointerCapabilities': 6, // fine and hovering
  'ui.allPointerCapabilities': 6,
  'ui.systemUsesDarkTheme': 0,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'general.smoothScroll': false,
  // Wheel and mouse go the way that a person's go, through the window.
  'remote.events.async.wheel.enabled': true,
  'remote.events.async.mouse.enabled': true,
}

const stillness = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
]

/** Gives the page what puppeteer has for Chromium alone. */
async function equipped(page) {
  page.setDefaultNavigationTimeout(0) // the runner has limits of its own; the first page of a package waits for its bundle
  const inBrowser = await systemScript(page.browser())
  await inBrowser(focusBack)
  page.emulateMediaFeatures = async (features) => {
    for (const { name, value } of features) await inBrowser(emulation[name](value))
  }
  const reset = page.mouse.reset.bind(page.mouse)
  // Released buttons alone leave the pointer where it was, over what the next test draws there.
  page.mouse.reset = async () => {
    await reset()
    await page.mouse.move(0, 0)
  }
  return page
}

/** Behind the last field of the page Tab goes into the browser's bars, from where no script of the page gets it back. */
const focusBack = `window.addEventListener('focus', ({ target }) => {
  const page = gBrowser.selectedBrowser
  if (![page, document, window].includes(target)) page.focus()
}, true)`

const emulation = {
  'prefers-color-scheme': (value) =>
    `gBrowser.selectedBrowser.browsingContext.prefersColorSchemeOverride = ${JSON.stringify(value)}`,
  'prefers-reduced-motion': (value) =>
    `Services.prefs.setIntPref('ui.prefersReducedMotion', ${value === 'reduce' ? 1 : 0})`,
}

/** Runs script in the browser's window. Puppeteer has no call for it: its connection takes commands by their names. */
async function systemScript({ connection }) {
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const target = { context: result.contexts[0].context }
  return async (expression) => {
    const answer = await connection.send('script.evaluate', { expression, target, awaitPromise: true })
    if (answer.result.type === 'exception') throw new Error(answer.result.exceptionDetails.text)
  }
}
