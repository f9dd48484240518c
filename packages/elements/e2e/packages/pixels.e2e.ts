import { writeFile } from 'node:fs/promises'
import { shareOf } from '@ebkit/testing'
import type { Locator, Page } from '@playwright/test'
import { catalog } from '../../src/catalog'
import { difference } from './difference'
import { type Look, looks } from './looks'
import { expect, type Source, test } from './test'

/** Waits until no element is busy, images are decoded and the last frame is on the screen. */
async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ])
    const pictures = within(document).filter((element) => element instanceof HTMLImageElement)
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => {}))])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

async function expectShown(page: Page, { tag, shown }: Look): Promise<Locator> {
  const element = page.locator(tag).first()
  await expect(page.locator(`${tag}:defined`).first()).toBeAttached()
  if (shown) await expect(element.locator(shown).first()).toBeVisible()
  return element
}

const inTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** Takes screenshots until two in a row are equal. */
async function settledShot(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' })
  await expect
    .poll(async () => {
      const before = last
      await untilAtRest(page)
      last = await page.screenshot({ animations: 'disabled' })
      return difference(page, before, last)
    })
    .toBe('none')
  return last
}

const themes = ['light', 'dark']

/** Themes for opened elements. Elements at rest are compared in both themes; opened ones only in the soak. */
const themesOfOpened = process.env.EB_SOAK ? themes : ['light']

const looksThatOpen = looks.flatMap((look) => (look.opening ? { ...look, opening: look.opening } : []))

/** One screenshot per theme. */
async function shots(page: Page, inThemes: readonly string[]): Promise<Record<string, Buffer>> {
  await page.mouse.move(0, 0)
  const taken: Record<string, Buffer> = {}
  for (const theme of inThemes) {
    await inTheme(page, theme)
    await untilAtRest(page)
    taken[theme] = await settledShot(page)
  }
  return taken
}

/** Attaches both screenshots and fails if they differ. */
async function expectEqual(page: Page, one: Record<string, Buffer>, other: Record<string, Buffer>) {
  const found: Record<string, string> = {}
  const expected = Object.fromEntries(Object.keys(one).map((theme) => [theme, 'none']))
  for (const [theme, picture] of Object.entries(one)) {
    const second = other[theme] as Buffer
    found[theme] = await difference(page, picture, second)
    if (found[theme] === 'none') continue
    for (const [source, body] of Object.entries({ 'script tag': picture, packages: second })) {
      const path = test.info().outputPath(`${theme}, ${source}.png`)
      await writeFile(path, body)
      await test.info().attach(`${theme}, ${source}`, { path, contentType: 'image/png' })
    }
  }
  expect(found, 'what differs').toEqual(expected)
}

test.describe('a page of npm packages', () => {
  // Heights in whole pixels: browsers round the position of sticky elements, and the direction depends on earlier layouts.
  const all = looks
    .map(({ markup, height = 100 }) => `<div class="row" style="height: ${height}px">${markup}</div>`)
    .join('\n')

  test('has every element of the catalogue', () => {
    expect([...new Set(looks.map(({ tag }) => tag))].sort()).toEqual(Object.keys(catalog).sort())
  })

  test('the comparison detects a difference of one pixel', async ({ openPage }) => {
    const page = await openPage('packages', '<eb-switch value="1" label="在售"></eb-switch>')
    await expect(page.locator('[part=switch]')).toBeVisible()
    const before = await page.screenshot()
    await page.addStyleTag({
      content:
        'form::after { content: ""; position: fixed; inset: 9px auto auto 9px; width: 1px; height: 1px; background: red }',
    })
    expect(await difference(page, before, await page.screenshot())).toBe('1 px, (9, 9) to (9, 9)')
  })

  test('with all elements at rest equals that of the script tag, pixel by pixel', async ({ openPage }) => {
    const taken = async (source: Source) => {
      const page = await openPage(source, all)
      await page.setViewportSize({ width: 1000, height: 5000 })
      for (const look of looks) await expectShown(page, look)
      return { page, pictures: await shots(page, themes) }
    }
    const one = await taken('script tag')
    const other = await taken('packages')
    await expectEqual(other.page, one.pictures, other.pictures)
  })

  for (const look of shareOf(looksThatOpen, 4, 'pixels')) {
    const { tag, markup, opening } = look
    test(`with ${tag} opened equals that of the script tag, pixel by pixel`, async ({ openPage }) => {
      const taken = async (source: Source) => {
        const page = await openPage(source, markup)
        const element = await expectShown(page, look)
        await opening.act(element)
        await expect(page.locator(tag).locator(opening.shows).first()).toBeVisible()
        return { page, pictures: await shots(page, themesOfOpened) }
      }
      const one = await taken('script tag')
      const other = await taken('packages')
      await expectEqual(other.page, one.pictures, other.pictures)
    })
  }
})
