import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

declare const EB: {
  confirm(options: object | string): Promise<boolean>
  modal(options: object | string): Promise<string>
  toast(options: object | string): Promise<void>
}

/** The jQuery page with its Bootstrap modal open, which holds the focus. */
async function openModal(page: Page): Promise<Locator> {
  await page.locator('#rows button').first().click()
  const modal = page.locator('#order')
  await expect(modal).toBeFocused()
  await page.locator('#remark').fill('游客晚到')
  await page.locator('#remark').focus()
  return modal
}

test.beforeEach(async ({ page, signIn, widget }) => {
  await signIn()
  await page.goto('/examples/jquery.html')
  await widget.expectRating()
  await page.keyboard.press('Escape')
  await widget.expectClosed()
})

test('W-MOD-1 F-LO-9 EB.confirm above a Bootstrap modal: keeps focus, answers, and the modal stays', async ({
  page,
}) => {
  const modal = await openModal(page)
  for (const [key, expected] of [
    ['Enter', true],
    ['Escape', false],
  ] as const) {
    const answer = page.evaluate(() => EB.confirm('退款 ¥298.00？'))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: '确定' })).toBeFocused()
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '确定' }).focus()
    await page.keyboard.press(key)
    expect(await answer).toBe(expected)
    await expect(page.locator('eb-feedback')).toHaveCount(0)
    await expect(modal).toBeVisible()
    await expect(page.locator('#remark')).toBeFocused()
  }
  await expect(page.locator('#remark')).toHaveValue('游客晚到')
})

test('W-MOD-1 EB.modal above a Bootstrap modal resolves to what closed it', async ({ page }) => {
  const modal = await openModal(page)
  const answer = page.evaluate(() => EB.modal({ heading: '已退款', text: '<b>¥298.00</b>', backdrop: true }))
  await expect(page.getByRole('alertdialog')).toContainText('<b>¥298.00</b>')
  await page.mouse.click(4, 4)
  expect(await answer).toBe('backdrop')
  await expect(modal).toBeVisible()
})

test('W-TOAST-1 EB.toast above a Bootstrap modal hides on click, and the modal stays', async ({ page }) => {
  const modal = await openModal(page)
  const told = page.evaluate(() => EB.toast({ text: '已保存', type: 'warning', closeTime: 0 }))
  const toast = page.locator('eb-feedback [part=toast]')
  await expect(toast).toContainText('已保存')
  await expect(toast.locator('svg').first()).toHaveCSS('color', 'rgb(152, 92, 0)')
  await toast.click()
  await told
  await expect(page.locator('eb-feedback')).toHaveCount(0)
  await expect(modal).toBeVisible()
  await expect(page.locator('#remark')).toHaveValue('游客晚到')
})
