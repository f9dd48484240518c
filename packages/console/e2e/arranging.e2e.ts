import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

const test = base.extend({
  page: async ({ page, signIn }, use) => {
    await signIn('admin')
    await page.goto('/#/dashboard')
    await use(page)
  },
})

/** Titles of the panels of the main column, as they are seen from top to bottom. */
const titles = (page: Page) => page.locator('.eb-figures__charts > section h2').allTextContents()
const opener = (page: Page) => page.getByRole('button', { name: '整理面板' })
const grip = (page: Page, name: string) =>
  page.getByRole('dialog', { name: '整理面板' }).getByRole('button', { name: `移动 ${name}` })

const centre = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('not seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('panels of the home page are moved by the mouse, and stay where they are put', async ({ page }) => {
  await expect(page.getByRole('region', { name: '成交趋势' })).toBeVisible()
  const before = await titles(page)
  expect(before.slice(0, 2)).toEqual(['待办事项', '经营概览'])
  await opener(page).click()
  await grip(page, '成交趋势').hover()
  await page.mouse.down()
  const target = await centre(grip(page, '待办事项'))
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.mouse.up()
  const moved = ['成交趋势', ...before.filter((title) => title !== '成交趋势')]
  await expect.poll(() => titles(page)).toEqual(moved)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(moved)
  await opener(page).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect.poll(() => titles(page)).toEqual(before)
})

test('panels are moved and hidden by the keyboard, which says so; those of another user stay', async ({
  page,
  signIn,
}) => {
  await expect(page.getByRole('region', { name: '经营概览' })).toBeVisible()
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await grip(page, '待办事项').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^已拿起 待办事项，第 1 个/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('待办事项 放在第 2 个')).toBeAttached()
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['经营概览', '待办事项'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('已隐藏 待办事项')).toBeAttached()
  await expect(page.getByRole('region', { name: '待办事项' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: '常用功能' }).press('Space')
  await expect(page.getByRole('region', { name: '常用功能' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await signIn('manager')
  await page.reload()
  await expect(page.getByRole('region', { name: '常用功能' })).toBeVisible()
  await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible()
})

test('without panels the page says so, and brings them back', async ({ page }) => {
  await opener(page).click()
  const boxes = page.getByRole('dialog', { name: '整理面板' }).getByRole('checkbox', { checked: true })
  await expect(boxes).toHaveCount(11)
  while (await boxes.count()) await boxes.first().uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByText('面板都隐藏了')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible()
})

test.describe('by touch, 390 px wide, in English', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('panels are moved by a finger', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('ebkit.console.language', 'en'))
    await page.reload()
    await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
    await page.getByRole('button', { name: 'Arrange panels' }).tap()
    const list = page.getByRole('dialog', { name: 'Arrange panels' })
    const from = await centre(list.getByRole('button', { name: 'Move To do' }))
    const to = await centre(list.getByRole('button', { name: 'Move Sales trend' }))
    const session = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [from])
    await send('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }])
    await send('touchMove', [to])
    await send('touchEnd', [])
    await expect.poll(async () => (await titles(page)).indexOf('To do')).toBe(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

test('the ranges that are asked for most take one press each, any other by its fields', async ({ page }) => {
  const ranges = page.getByRole('toolbar', { name: '常用时间段' })
  const fields = page.locator('.eb-date-range')
  const chosen = () => ranges.getByRole('button', { pressed: true }).allTextContents()
  const periodOf = () => new URLSearchParams(page.url().split('?')[1])
  for (const [name, first, last] of [
    ['今日', 0, 0],
    ['昨日', -1, -1],
    ['近 7 天', -6, 0],
    ['近 30 天', -29, 0],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes(`from=${dayFromToday(first)}`))
    await ranges.getByRole('button', { name, exact: true }).click()
    await asked
    await expect.poll(() => periodOf().get('from')).toBe(dayFromToday(first))
    expect(periodOf().get('until')).toBe(dayFromToday(last))
    expect(await chosen()).toEqual([name])
    await expect(fields).toBeHidden()
  }
  await ranges.getByRole('button', { name: '自定义' }).click()
  await expect(page.getByRole('dialog', { name: '选择日期范围' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/#/dashboard?from=2026-03-02&until=2026-03-09')
  await expect(fields).toBeVisible()
  await expect.poll(chosen).toEqual(['自定义'])
})

/** A day of the stores. */
const dayFromToday = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000)
