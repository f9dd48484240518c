import type { Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'

/** The page of dishes with the menu of 山外楼. */
export const address = '/#/dishes-class?restaurantId=R-MENU'

/** Opens the menu of 山外楼, or one of its classes. */
export async function openMenu(page: Page, more = ''): Promise<void> {
  await page.goto(address + more)
  await expect(classNode(page, '凉菜')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
}

/** The tree of classes. */
export const tree = (page: Page) => page.getByRole('tree', { name: '菜品分类' })
/** A class in the tree. */
export const classNode = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })
/** A dish in the table. */
export const dishRow = (page: Page, name: string) =>
  page.getByRole('row', { name }).filter({ hasNot: page.getByRole('columnheader') })
/** A message with this text. */
export const toast = (page: Page, text: string | RegExp) => page.locator('.eb-toast-card', { hasText: text })

/** Selects dishes by their boxes. */
export async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await dishRow(page, name).getByRole('checkbox').first().click()
}

export async function chooseFrom(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Presses something of a dish that may stand behind the dots. */
export async function actOn(page: Page, dish: string, action: string): Promise<void> {
  const own = dishRow(page, dish).getByRole('button', { name: action, exact: true })
  if (await own.count()) return own.first().click()
  await dishRow(page, dish).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
