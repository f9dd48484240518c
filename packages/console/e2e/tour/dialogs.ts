import type { Locator, Page } from '@playwright/test'

const shown = '.eb-page:not([hidden])'
const own = `${shown} .eb-page__buttons button, ${shown} .eb-data-list__actions .eb-data-list__link`
const menus = `${shown} .eb-data-list__actions .eb-data-list__more`

/** Rows whose menus are opened: what may be done with a row depends on its state. */
const rowsLookedAt = 6

/** How long something may take that a button opens, in milliseconds. */
const patience = 2500

/**
 * Presses each button of the page in view once, those of rows and of their menus included, and calls `onDialog` with its words while
 * what it has opened is shown. Pages that it leads to are left again. Actions that ask nothing are done: this is for a demo.
 */
export async function openDialogs(page: Page, onDialog: (words: string) => Promise<void>): Promise<void> {
  const address = await page.evaluate(() => location.hash)
  const pressed = new Set<string>()
  const press = async (button: Locator, words: string) => {
    pressed.add(words)
    await button.click({ timeout: patience })
    if (await isOpened(page, address)) await onDialog(words)
    await leave(page, address)
  }
  for (const words of await wordsOf(page.locator(own)))
    await press(
      page
        .locator(own)
        .filter({ hasText: exactly(words) })
        .first(),
      words,
    ).catch(() => leave(page, address))
  const rows = Math.min(rowsLookedAt, await page.locator(menus).count())
  for (let row = 0; row < rows; row++) {
    const entries = await entriesOf(page, row)
    for (const words of entries.filter((each) => !pressed.has(each))) {
      const entry = (await openMenu(page, row)).filter({ hasText: exactly(words) }).first()
      await press(entry, words).catch(() => leave(page, address))
    }
  }
}

async function entriesOf(page: Page, row: number): Promise<readonly string[]> {
  const entries = await openMenu(page, row)
  const words = await wordsOf(entries)
  await page.keyboard.press('Escape')
  return words
}

async function openMenu(page: Page, row: number): Promise<Locator> {
  // covered by what the last action left: then it has no entries, and the next row is tried
  await page
    .locator(menus)
    .nth(row)
    .click({ timeout: patience })
    .catch(() => {})
  return page.getByRole('menuitem')
}

/** The texts of buttons that can be pressed, each once. */
async function wordsOf(buttons: Locator): Promise<readonly string[]> {
  const texts = await buttons.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true')
      .map(({ textContent }) => textContent?.trim() ?? ''),
  )
  return [...new Set(texts.filter(Boolean))]
}

const exactly = (words: string) => new RegExp(`^\\s*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)

const dialogs = '[role=dialog]:modal, [role=alertdialog]:modal, dialog:modal, .eb-drawer'

/** Whether a dialog is open; false where the button led to another page. */
async function isOpened(page: Page, address: string): Promise<boolean> {
  const dialog = page.locator(dialogs).first()
  // a button that asks nothing opens none
  await dialog.waitFor({ timeout: patience }).catch(() => {})
  const isElsewhere = pathOf(await page.evaluate(() => location.hash)) !== pathOf(address)
  return !isElsewhere && (await dialog.isVisible())
}

const pathOf = (hash: string) => hash.replace(/\?.*/, '')

/** Closes what is open, and goes back to the page. */
async function leave(page: Page, address: string): Promise<void> {
  for (let times = 0; times < 3 && (await page.locator(dialogs).count()) > 0; times++) {
    await page.keyboard.press('Escape')
    // the question whether to leave, which has come instead, is closed next
    await page
      .locator(dialogs)
      .first()
      .waitFor({ state: 'hidden', timeout: 600 })
      .catch(() => {})
  }
  const now = await page.evaluate(() => location.hash)
  const isOpen = (await page.locator(dialogs).count()) > 0
  if (!isOpen && now === address) return
  await page.evaluate((hash) => {
    location.hash = hash
  }, address)
  if (isOpen) await page.reload()
  await page.locator(`${shown} h1`).first().waitFor({ timeout: 15_000 })
  // a list may be empty by now
  await page
    .locator(own)
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => {})
}
