import { expect, type Locator } from '@playwright/test'
import type { Operator } from './Operator'

/** Chooses a product by its name in a field with the picker of products. */
export async function chooseProduct(by: Operator, target: Locator, name: string): Promise<void> {
  const button = target.getByRole('button').first()
  await by.press(button)
  const picker = by.page.getByRole('dialog').last()
  const row = picker.getByRole('row').filter({ hasText: name })
  await by.fill(picker.getByRole('searchbox'), name, { isFocused: true })
  await by.keys('Enter')
  await expect(row).toHaveCount(1)
  const choice = row.getByRole('button').first()
  if (by.hand === 'mouse') await by.press(choice)
  else {
    await by.keys('ArrowDown', 'Space')
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
  }
  await by.shortcut(picker.getByRole('button', { name: /^确定|^完成/ }), 'Control+Enter')
  await expect(row).toHaveCount(0)
  // and no form around it has been saved by the same keys
  await expect(button).toBeFocused()
}
