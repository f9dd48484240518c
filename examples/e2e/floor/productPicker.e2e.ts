import { ProductPicker } from '../support/productPicker'
import { expect, test } from '../support/test'

/** The oldest supported Chromium: the last one for Windows 7. */
test.describe('Chromium 109', () => {
  test.beforeEach(async ({ page, signIn, browser }) => {
    expect(browser.version()).toMatch(/^109\./)
    await signIn('manager')
    await page.goto('/examples/plain.html')
    await expect(page.locator('eb-satisfaction dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  test('eb-product-picker opens, selects over pages and tabs, and submits with the form', async ({
    page,
    elementErrors,
  }) => {
    const picker = new ProductPicker(page)
    await picker.open()
    const first = await picker.choose(2)
    await picker.goToPage(3)
    const third = await picker.choose(1)
    await picker.goToTab('实物商品')
    const goods = await picker.choose(1)
    await picker.search('龙井')
    await picker.remove(first[0] ?? '')
    const chosen = [...first.slice(1), ...third, ...goods]
    await picker.expectPanel(chosen)
    await picker.confirm()
    await picker.expectSummary(chosen)
    const read = (form: HTMLFormElement) => new FormData(form).getAll('gifts')
    const entries = await page.locator('#handover').evaluate(read)
    expect(entries).toHaveLength(3)
    for (const entry of entries) expect(entry).toMatch(/^TP\d+:\w+$/)
    expect(elementErrors).toEqual([])
  })

  test('its dialog is laid out correctly: list beside panel, foot below, nothing beyond the edges', async ({
    page,
  }) => {
    const picker = new ProductPicker(page)
    await picker.open()
    await picker.choose(1)
    const viewport = page.viewportSize() ?? { width: 0, height: 0 }
    const dialog = await picker.dialog.locator('[part=panel]').boundingBox()
    const panel = await picker.panel.boundingBox()
    const list = await picker.dialog.getByRole('table').boundingBox()
    const confirm = await picker.dialog.locator('[part=confirm]').boundingBox()
    if (!dialog || !panel || !list || !confirm) throw new Error('something is not drawn')
    expect(dialog.x).toBeGreaterThanOrEqual(0)
    expect(dialog.x + dialog.width).toBeLessThanOrEqual(viewport.width)
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(viewport.height)
    expect(panel.x).toBeGreaterThanOrEqual(list.x + list.width - 1)
    expect(confirm.y + confirm.height).toBeLessThanOrEqual(dialog.y + dialog.height)
    expect(
      await picker.dialog
        .locator('[part=confirm]')
        .evaluate((button) => getComputedStyle(button).backgroundColor),
    ).not.toBe('rgba(0, 0, 0, 0)')
  })
})
