import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import {
  consoleBudget,
  defaultBudget,
  elementBudgets,
  pageBudget,
  sharedBudgets,
} from '../../../../scripts/build/budgets.mjs'
import { records } from '../records'
import { releaseFolder } from '../support/release'
import { expect, test } from '../support/test'
import { countLoaded } from './loadedBytes'

const folder = join(import.meta.dirname, '../../../../test-results/sizes')
const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
const limits: Record<string, number> = elementBudgets

interface Size {
  name: string
  /** KiB when the page is quiet, and KiB that the first click adds. */
  atRest: number
  pressed: number
  limit: number
  files: number
}

/** Saves a figure for the README's table, and compares it with its budget. */
function keep(size: Size): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${size.name}.json`), JSON.stringify(size))
  expect(size.atRest + size.pressed, `KiB of ${size.name}, at most ${size.limit}`).toBeLessThanOrEqual(
    size.limit,
  )
}

/** Clicks the first enabled button or field, as a person would. */
async function pressFirst(page: Page, tag: string): Promise<void> {
  const controls = page
    .locator(tag)
    .first()
    .locator('button:enabled, input:enabled, textarea, [tabindex="0"]')
  for (const control of await controls.all())
    if (await control.isVisible()) return control.click({ timeout: 2000, force: true })
}

test.skip(({ elementSource }) => elementSource !== 'script tag', 'sizes are those of the script tag')

for (const [name, limit] of Object.entries(sharedBudgets))
  test(`${name}.js is at most ${limit} KiB`, () => {
    const { length } = readFileSync(join(releaseFolder(), `${name}.js.br`))
    keep({ name, atRest: kib(length), pressed: 0, limit, files: 1 })
  })

/** This form has a field of every type, so it loads the control of every type. */
const plain: Record<string, string> = {
  'eb-data-form': `<eb-data-form fields='[{ "name": "name", "label": "名称", "type": "text" }]'></eb-data-form>`,
}

for (const { tag, markup } of shareOf(records, 12, 'sizes')) {
  const limit = limits[tag] ?? defaultBudget
  test(`${tag} alone on a page loads at most ${limit} KiB including its first click`, async ({
    page,
    openPage,
  }) => {
    const loaded = countLoaded(page)
    await openPage('zh', plain[tag] ?? markup((chinese) => chinese))
    await page.evaluate(() => EB.ready())
    const rest = await loaded.untilQuiet()
    await pressFirst(page, tag)
    const all = await loaded.untilQuiet()
    const atRest = kib(rest.bytes)
    keep({ name: tag, atRest, pressed: kib(all.bytes) - atRest, limit, files: rest.files.length })
  })
}

test(`ten different elements on one page load at most ${pageBudget.limit} KiB`, async ({
  page,
  openPage,
}) => {
  const loaded = countLoaded(page)
  const wanted = records.filter(({ tag }) => pageBudget.elements.includes(tag))
  expect(wanted).toHaveLength(10)
  await openPage('zh', wanted.map(({ markup }) => markup((chinese) => chinese)).join(''))
  await page.evaluate(() => EB.ready())
  const { bytes, files } = await loaded.untilQuiet()
  const name = 'ten elements on one page'
  keep({ name, atRest: kib(bytes), pressed: 0, limit: pageBudget.limit, files: files.length })
})

test(`the console's first page loads at most ${consoleBudget} KiB`, async ({ page, signIn }) => {
  const loaded = countLoaded(page)
  await signIn('zh')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { bytes, files } = await loaded.untilQuiet()
  keep({
    name: 'console, first page',
    atRest: kib(bytes),
    pressed: 0,
    limit: consoleBudget,
    files: files.length,
  })
})
