import { SatisfactionWidget } from '../../../../examples/e2e/support/satisfaction'
import { expect, test } from '../../../../examples/e2e/support/test'

/** The oldest supported Chromium: the last one for Windows 7. */
test.describe('Chromium 109', () => {
  test.beforeEach(async ({ page, signIn, browser }) => {
    expect(browser.version()).toMatch(/^109\./)
    await signIn('manager')
    await page.goto('/examples/plain.html')
  })

  test('lacks features of newer browsers: popover, :state(), oklch', async ({ page }) => {
    const supported = await page.evaluate(() => ({
      popover: 'popover' in HTMLElement.prototype,
      customStates: CSS.supports('selector(:state(open))'),
      oklch: CSS.supports('color', 'oklch(0.5 0.1 268)'),
    }))
    expect(supported).toEqual({ popover: false, customStates: false, oklch: false })
  })

  test('eb-satisfaction can be rated with the keyboard alone, and the database has the rating', async ({
    page,
    ratings,
    elementErrors,
  }) => {
    const widget = new SatisfactionWidget(page)
    // On the first visit it opens by itself, with focus on the first star.
    await widget.expectRating()
    await expect(widget.star(1)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(widget.star(4)).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(widget.comment).toBeFocused()
    await page.keyboard.type('Windows 7 也能用')
    await widget.button('提交').focus()
    await page.keyboard.press('Enter')
    const shown = widget.element.locator('dialog[open]')
    await expect(shown).toContainText('评价成功')
    await expect(shown).toHaveCount(0)
    expect(await ratings()).toMatchObject([
      { url: 'NEW/front-desk/arrivals', score: 4, description: 'Windows 7 也能用', user_id: '100192' },
    ])
    expect(elementErrors).toEqual([])
  })

  test('renders without oklch: tab and stars have their colours', async ({ page }) => {
    const widget = new SatisfactionWidget(page)
    await widget.expectRating()
    const colours = await widget.element.evaluate((element) => {
      const root = element.shadowRoot as ShadowRoot
      const colourOf = (selector: string, name: string) =>
        getComputedStyle(root.querySelector(selector) as Element).getPropertyValue(name)
      return {
        tab: colourOf('[part=tab]', 'background-color'),
        accent: getComputedStyle(element).getPropertyValue('--eb-accent').trim(),
      }
    })
    expect(colours.tab).not.toBe('rgba(0, 0, 0, 0)')
    expect(colours.accent).toMatch(/^#[0-9a-f]{6}$/)
  })
})
