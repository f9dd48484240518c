// Firefox ESR for tests, over WebDriver BiDi. Where BiDi has no command, Firefox's own privileges help: with system
// access a client may run script in the browser's own window.
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
  // As on Chromium: the next file gets the same page, and must not inherit settings of this one.
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id)
    await page.emulateMediaFeatures(stillness)
    await page.closePopups()
    await page.mouse.reset()
    await page.setOfflineMode(false)
    return stop(id)
  }
  return launcher
}

/**
 * Settings that tests rely on and headless Chromium has: a mouse, the light theme, reduced motion, scrollbars without
 * width.
 */
const preferences = {
  'ui.primaryPointerCapabilities': 6, // fine and hovering
  'ui.allPointerCapabilities': 6,
  'ui.systemUsesDarkTheme': 0,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'general.smoothScroll': false,
  // Wheel and mouse events go through the window, as real ones do.
  'remote.events.async.wheel.enabled': true,
  'remote.events.async.mouse.enabled': true,
}

const stillness = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
]

/** Adds methods to the page that puppeteer implements for Chromium only. */
async function equipped(page) {
  page.setDefaultNavigationTimeout(0) // the runner has its own limits; the first page of a package waits for its bundle
  const inBrowser = await systemScript(page.browser())
  await inBrowser(focusBack)
  page.emulateMediaFeatures = async (features) => {
    for (const { name, value } of features) await inBrowser(emulation[name](value))
  }
  page.closePopups = () => inBrowser(closeAll)
  const reset = page.mouse.reset.bind(page.mouse)
  // Releasing the buttons alone leaves the pointer over what the next test draws there.
  page.mouse.reset = async () => {
    await reset()
    await page.mouse.move(0, 0)
  }
  return page
}

/** After the last field of the page, Tab goes to the browser's bars, from where no script of the page can return it. */
const focusBack = `window.addEventListener('focus', ({ target }) => {
  const page = gBrowser.selectedBrowser
  if (![page, document, window].includes(target)) page.focus()
}, true)`

/** Its own menus and messages lie over the page, and outlive it: the press that closes them does not reach the next one. */
const closeAll = `for (const popup of document.querySelectorAll('menupopup, panel'))
  if (popup.state === 'open') popup.hidePopup()`

const emulation = {
  'prefers-color-scheme': (value) =>
    `gBrowser.selectedBrowser.browsingContext.prefersColorSchemeOverride = ${JSON.stringify(value)}`,
  'prefers-reduced-motion': (value) =>
    `Services.prefs.setIntPref('ui.prefersReducedMotion', ${value === 'reduce' ? 1 : 0})`,
}

/**
 * Runs script in the browser's window. Puppeteer has no method for it, so this sends raw commands through its
 * connection.
 */
async function systemScript({ connection }) {
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const target = { context: result.contexts[0].context }
  return async (expression) => {
    const answer = await connection.send('script.evaluate', { expression, target, awaitPromise: true })
    if (answer.result.type === 'exception') throw new Error(answer.result.exceptionDetails.text)
  }
}
