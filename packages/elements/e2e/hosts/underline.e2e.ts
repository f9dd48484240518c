import type { Locator, Page } from '@playwright/test'
import { records } from '../records'
import { expect, test } from '../support/test'
import { countPixels } from './countPixels'

/** Elements with content of the page, which keeps the page's styles. */
const holdsContent = ['eb-tooltip', 'eb-scope', 'eb-submit-button', 'eb-dialog', 'eb-copy-link']

/** A colour that no element uses. */
const lineColour = [255, 0, 255] as const

const style = `text-decoration: underline 6px rgb(${lineColour.join(' ')})`
/** The line height leaves room for the thick underline. */
const word = '<p style="line-height: 40px">host</p>'

const underlined = records.filter(({ tag }) => !holdsContent.includes(tag))
const rows = underlined.map(
  ({ tag, markup }) => `<div id="of-${tag}" style="${style}">${word}${markup((_, english) => english)}</div>`,
)

async function expectDrawn(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((host) => host.shadowRoot?.querySelectorAll('*').length ?? 0))
    .toBeGreaterThan(1)
  await expect(element.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Number of underline pixels in a screenshot of the element. */
async function lineIn(page: Page, drawn: Locator): Promise<number> {
  return (await drawn.isVisible()) ? countPixels(page, await drawn.screenshot(), lineColour) : 0
}

test('contract 14 an underline of the page does not affect any element', async ({ page, openPage }) => {
  test.setTimeout(90_000)
  await openPage('en', rows.join(''))
  for (const { tag } of underlined)
    await test.step(tag, async () => {
      const row = page.locator(`#of-${tag}`)
      const element = row.locator(tag).first()
      await expectDrawn(element)
      const ofPage = await lineIn(page, row.locator('p').first())
      expect(ofPage, 'the fault: a word of the page has one').toBeGreaterThan(0)
      // The tab panels contain content of the page, which keeps the underline.
      const drawn = tag === 'eb-tabs' ? element.locator('[role=tablist]') : element
      expect.soft(await lineIn(page, drawn), tag).toBe(0)
    })
})
