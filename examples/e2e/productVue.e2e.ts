import type { Page } from '@playwright/test'
import { ProductPicker } from './support/productPicker'
import { expect, test } from './support/test'

const view = (page: Page, name: string) => page.locator('.el-radio-button', { hasText: name })
const inDialog = (page: Page, name: string) =>
  page.locator('.el-dialog').getByRole('button', { name, exact: true })

test.describe('Vue 2 with Element UI', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('manager')
    await page.goto('/examples/vue2.html')
  })

  test('v-eb-model: the model follows the user and the picker follows the model', async ({ page }) => {
    const picker = new ProductPicker(page)
    const model = async () => JSON.parse(await page.locator('.el-dialog .model').innerText())
    await page.getByRole('button', { name: '新建优惠券' }).click()
    await page.locator('.el-dialog input[maxlength="20"]').fill('船票券')
    await picker.open()
    const chosen = await picker.choose(2)
    await picker.confirm()
    const { products } = await model()
    expect(products.split(',')).toHaveLength(2)
    await inDialog(page, '保存').click()
    await expect(page.locator('.el-dialog')).toBeHidden()
    await expect(page.locator('.el-table__body')).toContainText('船票券')

    await page.getByRole('button', { name: '新建优惠券' }).click()
    await expect.poll(async () => (await model()).products).toBe('')
    await picker.expectSummary([])
    await inDialog(page, '用上一张的商品').click()
    await picker.expectSummary(chosen)
    await inDialog(page, '重置').click()
    await picker.expectSummary([])
  })

  test('v-eb-model shows the values of an existing record', async ({ page }) => {
    const picker = new ProductPicker(page)
    await page.getByRole('button', { name: '编辑' }).click()
    await picker.expectSummary(['西湖双人游船票（含茶点）', '运河夜游船票'])
    await picker.summary.getByRole('button', { name: '移除 运河夜游船票', exact: true }).click()
    await expect(page.locator('.el-dialog .model')).not.toContainText('TP20260817013')
    await inDialog(page, '保存').click()
    await expect(page.locator('.el-dialog')).toBeHidden()
    await page.getByRole('button', { name: '编辑' }).click()
    await picker.expectSummary(['西湖双人游船票（含茶点）'])
  })

  test('Esc in the picker leaves the el-dialog open', async ({ page }) => {
    const picker = new ProductPicker(page)
    await page.getByRole('button', { name: '新建优惠券' }).click()
    await picker.open()
    await page.keyboard.press('Escape')
    await picker.expectClosed()
    await expect(page.locator('.el-dialog'), 'Esc was for the picker only').toBeVisible()
    await expect(picker.opener).toBeFocused()
  })

  test('v-eb-model:selection gives whole rows, and keep-alive restores them', async ({ page }) => {
    const picker = new ProductPicker(page)
    await view(page, '首页推荐').click()
    await picker.open()
    const chosen = await picker.choose(3)
    await picker.confirm()
    const shelf = page.locator('.shelf b')
    await expect(shelf).toHaveText(chosen)
    await expect(page.locator('.shelf span').first()).toHaveText(/^¥\d+\.\d\d$/)
    await view(page, '优惠券').click()
    await expect(picker.element).toHaveCount(0)
    await view(page, '首页推荐').click()
    await expect(shelf).toHaveText(chosen)
    await picker.open()
    await picker.expectPanel(chosen)
    await picker.cancel()
    await page.getByRole('button', { name: '清空', exact: true }).click()
    await expect(shelf).toHaveCount(0)
    await picker.open()
    await picker.expectPanel([])
  })
})

test('Vue 3: the selection property follows the state, and so does the v-model of another picker', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/examples/vue3.html')
  const shelf = new ProductPicker(page, '#shelf')
  const banner = new ProductPicker(page, '#banner')
  await shelf.open()
  const chosen = await shelf.choose(2)
  await shelf.confirm()
  await expect(page.locator('.cards b')).toHaveText(chosen)
  await page.getByRole('button', { name: '和橱窗一样' }).click()
  await banner.expectSummary(chosen)
  expect(JSON.parse(await page.locator('#banner-model').innerText()).split(',')).toHaveLength(2)
  await page.getByRole('button', { name: '清空' }).last().click()
  await shelf.open()
  await shelf.expectPanel([])
})
