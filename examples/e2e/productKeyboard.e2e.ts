import type { Locator, Page } from '@playwright/test'
import { ProductPicker } from './support/productPicker'
import { expect, test } from './support/test'

test('with the keyboard alone: three of page 1 and two of page 4 in two tabs, search, remove one, confirm, reopen, cancel', async ({
  page,
  servers,
  elementErrors,
}) => {
  test.slow() // a few hundred presses
  await page.goto(`${servers.partner}/promotion`)
  const picker = new ProductPicker(page)
  const chosen: string[] = []
  const choose = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const name = ((await picker.free.first().getAttribute('aria-label')) ?? '').replace(/^选择 /, '')
      await tabTo(page, picker.free.first())
      await page.keyboard.press('Space')
      await expect(picker.chosen(name)).toBeFocused()
      chosen.push(name)
    }
  }
  const press = async (button: Locator) => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  const goToPage = async (number: number) => {
    const link = picker.dialog.getByRole('button', { name: `第 ${number} 页`, exact: true })
    await press(link)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await picker.expectList()
  }

  await press(picker.opener)
  await picker.expectList()
  for (const round of [0, 1]) {
    if (round === 1) {
      await tabTo(page, picker.dialog.getByRole('tab', { selected: true }))
      await page.keyboard.press('ArrowRight')
      await expect(picker.dialog.getByRole('tab', { name: '单品活动' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await picker.expectList()
    }
    await choose(3)
    await goToPage(4)
    await choose(2)
  }
  await tabTo(page, picker.searchField)
  await page.keyboard.type('西湖')
  await picker.expectFound('西湖')
  await choose(1)
  const [gone = ''] = chosen.splice(1, 1)
  await press(picker.panel.getByRole('button', { name: `移除 ${gone}`, exact: true }))
  await picker.expectPanel(chosen)
  await press(picker.dialog.locator('[part=confirm]'))
  await picker.expectClosed()
  await expect(picker.opener).toBeFocused()
  await expect(picker.opener).toContainText(`已选 ${chosen.length} 件`)

  await page.keyboard.press('Enter')
  await picker.expectList()
  await picker.expectPanel(chosen)
  await press(picker.panel.getByRole('button', { name: `移除 ${chosen[0]}`, exact: true }))
  await press(picker.dialog.locator('[part=cancel]'))
  await picker.expectClosed()
  await expect(picker.opener).toBeFocused()
  await expect(picker.opener).toContainText(`已选 ${chosen.length} 件`)
  expect(elementErrors).toEqual([])
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element.matches(':focus'))
  for (let presses = 0; presses < 120 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
