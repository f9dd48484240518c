import { ProductPicker } from './support/productPicker'
import { expect, test } from './support/test'

/** The group-buying form of the partner: jQuery, Bootstrap, another origin than the gateway. */
test.describe('jQuery form', () => {
  test.beforeEach(async ({ page, servers }) => {
    await page.goto(`${servers.partner}/promotion`)
  })

  test('is posted as every form is: one entry for each product; editing shows all of them again', async ({
    page,
    servers,
  }) => {
    const picker = new ProductPicker(page)
    await picker.open()
    const chosen = await picker.choose(3)
    await picker.confirm()
    await expect(page.locator('#products-help')).toContainText('3 件参加拼团')
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const request = await posted
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded')

    const entries = [...new URLSearchParams(request.postData() ?? '')]
    const products = entries.filter(([name]) => name === 'products').map(([, value]) => value)
    expect(products).toHaveLength(3)
    for (const key of products) expect(key).toMatch(/^\w+:\w+$/)
    expect(entries.find(([name]) => name === 'name')?.[1]).toBe('双十二西湖游船两人团')
    const arrived = page.getByRole('row').filter({ has: page.getByText('products', { exact: true }) })
    await expect(arrived.locator('td:last-child')).toHaveText(products)
    expect(page.url()).toBe(`${servers.partner}/promotion`)

    await page.getByRole('link', { name: '继续编辑' }).click()
    await picker.expectSummary(chosen)
    await picker.open()
    await picker.expectPanel(chosen)
  })

  test('text from the address cannot become markup', async ({ page, servers }) => {
    const script = '"><img src=x onerror=alert(1)>'
    const query = new URLSearchParams({ name: script, products: script })
    await page.goto(`${servers.partner}/promotion?${query}`)
    await expect(page.locator('#name')).toHaveValue(script)
    expect(await page.locator('img[src=x]').count()).toBe(0)
  })

  test('the browser does not post it without products, and marks the field', async ({ page }) => {
    const picker = new ProductPicker(page)
    await expect(picker.opener).toBeVisible()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.locator('.form-group.has-error')).toContainText('活动商品')
    await expect(page.locator('#promotion')).toBeVisible()
    expect(await picker.element.evaluate((element: HTMLInputElement) => element.validationMessage)).not.toBe(
      '',
    )
    await picker.open()
    await picker.choose(1)
    await picker.confirm()
    await expect(page.locator('.form-group.has-error')).toHaveCount(0)
  })

  test('jQuery reads, sets and listens to it: .val(), .on(change), reset', async ({ page }) => {
    const picker = new ProductPicker(page)
    await page.evaluate(() => {
      const { jQuery } = globalThis as unknown as {
        jQuery(target: unknown): { on(type: string, selector: string, listener: () => void): void }
      }
      const page = globalThis as unknown as { changes: number }
      page.changes = 0
      jQuery(document).on('change', 'eb-product-picker', () => {
        page.changes++
      })
    })
    await picker.open()
    const chosen = await picker.choose(2)
    await picker.confirm()
    expect(await page.evaluate('changes')).toBe(1)
    const value = await page.evaluate("jQuery('#products').val()")
    await page.getByRole('button', { name: '重置' }).click()
    expect(await page.evaluate("jQuery('#products').val()")).toBe('')
    await picker.expectSummary([])
    await page.evaluate(`jQuery('#products').val(${JSON.stringify(value)})`)
    await picker.expectSummary(chosen)
    expect(await page.evaluate('changes'), 'silent about what the page itself sets').toBe(1)
  })

  test('F-LO-9 pick() from a Bootstrap modal: focus stays in the picker, and the modal stays open', async ({
    page,
  }) => {
    const picker = new ProductPicker(page)
    const modal = page.locator('#gift-dialog')
    await page.getByRole('button', { name: '设置…' }).click()
    await expect(modal).toBeFocused() // Bootstrap holds the focus from here on
    const opener = page.getByRole('button', { name: '选商品', exact: true })
    await opener.click()
    await picker.expectList()
    await expect(picker.dialog).toContainText('选赠品')
    await picker.searchField.click()
    await page.keyboard.type('in a modal')
    await expect(picker.searchField).toHaveValue('in a modal')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => document.activeElement?.localName)
      expect(['eb-product-picker', 'body']).toContain(focused)
    }
    await picker.searchField.fill('')
    await picker.expectList()
    await page.keyboard.press('Escape')
    await picker.expectClosed()
    await expect(modal, 'Esc was for the picker only').toBeVisible()
    await expect(opener).toBeFocused()

    await opener.click()
    await picker.expectList()
    const [, second = ''] = [...(await picker.choose(1)), ...(await picker.choose(1))]
    await picker.confirm()
    await expect(page.locator('#gift-draft')).toHaveValue(second) // single: the last one chosen
    await expect(modal).toBeVisible()
    expect(await page.evaluate("jQuery('#products').val()"), 'the field is untouched').toBe('')
    await page.getByRole('button', { name: '确定', exact: true }).click()
    await expect(modal).toBeHidden()
    await expect(page.locator('#gift-name')).toHaveValue(second)
  })
})
