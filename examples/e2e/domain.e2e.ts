import { deleteDishes, insertDishes } from '@ebkit/testing'
import { expect, test } from './support/test'

test.describe('store settings', () => {
  // Dishes come with the demo's rows in the background, which tests do not have.
  test.beforeAll(({ servers }) => servers.gateway.sql(insertDishes))
  test.afterAll(({ servers }) => servers.gateway.sql(deleteDishes))

  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/examples/domain.html')
    await page.evaluate(() => EB.ready())
  })

  test('categories, dishes, rights and a text are entries of one form; a required one is asked for', async ({
    page,
    elementErrors,
  }) => {
    const received = page.locator('#received')
    const categories = page.locator('eb-category-picker')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(categories.locator('[part=message]')).toBeVisible()
    await expect(received).toBeEmpty()

    for (const picker of [categories, page.locator('eb-restaurant-picker')]) {
      await picker.locator('[part=button]').click()
      await picker.locator('dialog [part=choose]').first().click()
      await picker.locator('dialog [part=confirm]').click()
      await expect(picker.locator('[part=summary]')).toBeVisible()
    }
    const tree = page.locator('eb-permission-tree')
    await tree.getByRole('treeitem').first().press('ArrowRight')
    await tree.getByText('退款', { exact: true }).click()
    const text = page.locator('eb-rich-text [part=text]')
    await expect(text.locator('strong')).toHaveText('二楼')
    await text.press('Control+End')
    await page.keyboard.type('周末到 11:00。')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(received).toContainText(/^categories=TC\d+$/m)
    await expect(received).toContainText(/^dishes=\S+$/m)
    await expect(received).toContainText(/permissions=order:view\s+permissions=order:refund/)
    await expect(received).toContainText('周末到 11:00。')
    expect(elementErrors).toEqual([])
  })

  test('a store without a mini-program can authorise one; behind the gate of WeCom nothing is shown until there is a corporation', async ({
    page,
  }) => {
    await expect(page.locator('eb-applet-authorization [part=button]')).toBeVisible()
    const gate = page.locator('eb-wecom-gate')
    await expect(gate.locator('[part=apply]')).toBeVisible()
    await expect(gate.getByText('添加了员工的客人')).toBeHidden()
  })
})
