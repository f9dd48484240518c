import type { Page } from '@playwright/test'
import { lostInForcedColours } from './support/forcedColours'
import { illegibleTexts } from './support/legibility'
import { expect, test } from './support/test'

/** Colours and the line of some days in the open calendar; `isChosen` is true if the element sets both colours itself. */
const daysOf = (page: Page, tag: string, days: readonly string[]) =>
  page.evaluate(
    ([name, ...wanted]) =>
      wanted.map((day) => {
        const cell = document.querySelector(name as string)?.shadowRoot?.querySelector(`[data-day="${day}"]`)
        const number = cell?.querySelector('.eb-calendar__number')
        if (!cell || !number) throw new Error(`There is no ${day}`)
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(number)
        const { borderTopStyle, content } = getComputedStyle(cell, '::before')
        return {
          isChosen: forcedColorAdjust === 'none' && color !== backgroundColor,
          background: backgroundColor,
          line: content === 'none' ? 'none' : borderTopStyle,
        }
      }),
    [tag, ...days] as const,
  )

/** The colour of Highlight in this browser. */
const highlightOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('the ends of a range have the Highlight colour, the days between have lines, dashed in a preview', async ({
    page,
    openPage,
  }) => {
    await openPage('zh', '<eb-date-range value="2026-11-03 至 2026-11-06"></eb-date-range>')
    const inside = page.locator('eb-date-range')
    await inside.locator('[part=button]').click()
    await expect(inside.locator('[data-day="2026-11-03"]')).toBeVisible()
    const highlight = await highlightOf(page)
    const days = ['2026-11-03', '2026-11-04', '2026-11-06', '2026-11-09'] as const
    const [start, between, end, outside] = await daysOf(page, 'eb-date-range', days)
    expect(start).toEqual({ isChosen: true, background: highlight, line: 'solid' })
    expect(end).toEqual({ isChosen: true, background: highlight, line: 'solid' })
    expect([between?.isChosen, between?.line]).toEqual([false, 'solid'])
    expect([outside?.isChosen, outside?.line]).toEqual([false, 'none'])
    await page.screenshot({ path: 'test-results/screens/forced-colours-range.png' })

    await inside.locator('[data-day="2026-11-10"]').click()
    await inside.locator('[data-day="2026-11-13"]').hover()
    await expect
      .poll(async () => (await daysOf(page, 'eb-date-range', ['2026-11-12'])).map(({ line }) => line))
      .toEqual(['dashed'])
  })

  test('the chosen day of eb-date has the Highlight colour', async ({ page, openPage }) => {
    await openPage('zh', '<eb-date value="2026-11-03"></eb-date>')
    const inside = page.locator('eb-date')
    await inside.locator('input').click()
    await expect(inside.locator('[data-day="2026-11-03"]')).toBeVisible()
    const [day, other] = await daysOf(page, 'eb-date', ['2026-11-03', '2026-11-04'])
    expect(day).toEqual({ isChosen: true, background: await highlightOf(page), line: expect.any(String) })
    expect(other?.isChosen).toBe(false)
  })

  test('what is lost in forced colours is found: broken styles, one by one', async ({ page, openPage }) => {
    await openPage('en', '<eb-rich-text value="<p>Opening hours</p>"></eb-rich-text>')
    const tag = 'eb-rich-text'
    await expect(page.locator(tag).getByRole('textbox')).toBeVisible()
    const broken = (css: string) =>
      page.locator(tag).evaluate((element, text) => {
        const root = element.shadowRoot as ShadowRoot
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        const before = [...root.adoptedStyleSheets]
        root.adoptedStyleSheets = [...before, sheet]
        Object.assign(element, { mend: () => Object.assign(root, { adoptedStyleSheets: before }) })
      }, css)
    const mend = () => page.locator(tag).evaluate((element) => Reflect.get(element, 'mend')())
    const lost = () => lostInForcedColours(page, tag)

    expect(await lost(), 'as it is').toEqual([])
    expect(await illegibleTexts(page, tag), 'as it is').toEqual([])
    const tool = '.eb-root .eb-rich-text__tool'
    // The icon has the colour of its button, or of what is behind a button without a ground.
    await broken(
      `${tool} svg { forced-color-adjust: none; stroke: Canvas; fill: none } ${tool} { background: Canvas }`,
    )
    expect(await lost()).toContainEqual(expect.stringContaining('as its ground'))
    await mend()
    // A picture that was the ground of its button: forced colours take it away.
    await broken(`${tool} { border: 0; background: crimson } ${tool} svg { display: none }`)
    expect(await lost()).toContainEqual(expect.stringContaining('nothing is drawn'))
    await mend()
    // A text that keeps its colour on the ground that is forced.
    await broken('.eb-rich-text__text { forced-color-adjust: none; color: Canvas; background: Canvas }')
    expect(await illegibleTexts(page, tag)).toContainEqual(expect.stringContaining('hours'))
    await mend()
    expect(await lost(), 'mended').toEqual([])
    expect(await illegibleTexts(page, tag), 'mended').toEqual([])
  })
})
