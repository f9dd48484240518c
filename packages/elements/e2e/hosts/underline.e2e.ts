import { records } from '../records'
import { expect, test } from '../support/test'
import { countPixels } from './countPixels'

/** Content of the page keeps what the page says of it. */
const holdsContent = ['eb-tooltip', 'eb-scope', 'eb-submit-button', 'eb-dialog', 'eb-copy-link']

/** Of no element. */
const loud = [255, 0, 255] as const

for (const record of records) {
  if (holdsContent.includes(record.tag)) continue
  test(`contract 14 an underline of the page stays out of ${record.tag}`, async ({ page, openPage }) => {
    const style = `text-decoration: underline ${6}px rgb(${loud.join(' ')})`
    // The line of the word is high enough for its thick underline.
    const word = '<p style="line-height: 40px">host</p>'
    await openPage('en', `<div style="${style}">${word}${record.markup((_, english) => english)}</div>`)
    const element = page.locator(record.tag).first()
    await expect
      .poll(() => element.evaluate((host) => host.shadowRoot?.querySelectorAll('*').length ?? 0))
      .toBeGreaterThan(1)
    await expect(element.locator('[aria-busy=true]')).toHaveCount(0)
    const whole = await page.screenshot()
    expect(await countPixels(page, whole, loud), 'the fault: a word of the page has one').toBeGreaterThan(0)
    // Words of the page around it and in it are the page's.
    const drawn = record.tag === 'eb-tabs' ? element.locator('[role=tablist]') : element
    const own = (await drawn.isVisible()) ? await drawn.screenshot() : undefined
    expect(own ? await countPixels(page, own, loud) : 0).toBe(0)
  })
}
