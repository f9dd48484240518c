import { expect, type Locator } from '@playwright/test'
import type { Operator } from './Operator'

/** Searches for regions in the list of a field, and chooses them. A list of which several can be chosen stays open until Esc. */
export async function chooseRegions(by: Operator, target: Locator, ...names: string[]): Promise<void> {
  const { page } = by
  const search = page.getByRole('searchbox', { name: '搜索', exact: true })
  await by.press(target)
  for (const name of names) {
    const option = page.getByRole('treeitem', { name }).first()
    if (await search.evaluate((input) => input !== document.activeElement))
      await by.enter(search, 'Shift+Tab')
    if (await search.inputValue()) await by.keys('Control+a')
    await by.type(name)
    await expect(option).toBeVisible()
    await by.shortcut(option, 'Enter')
  }
  if (await search.isVisible()) await by.keys('Escape')
  await expect(search).toHaveCount(0)
}
