import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-category-picker',
  markup: (word) => `<eb-category-picker name="categories" required max="3" activity-type="24"
    label="${word('分类', 'Categories')}"></eb-category-picker>`,
  shown: (it) => it.sees('[part=button]'),
  openings: {
    'one that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a list that does not come': async (it) => {
      const fault = it.fail('/ticket-api/')
      await it.press('button')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await expect(it.dialog.locator('[role=alert]').first()).toBeVisible()
    },
    'every tab': async (it) => {
      await it.press('button')
      for (const tab of await it.dialog.locator('[role=tab]').all()) {
        await tab.click()
        await expect(it.dialog.locator('tbody tr').first()).toBeVisible()
        await it.settled()
      }
    },
    'a search that finds nothing': async (it) => {
      await it.press('button')
      await it.dialog.getByRole('searchbox').fill('zzzz')
      await expect(it.dialog.locator('[part=choose]')).toHaveCount(0)
      await it.settled()
    },
    'a choice': async (it) => {
      await it.press('button')
      await it.dialog.locator('[role=tab]').first().click()
      await it.dialog.locator('[part=choose]').first().click()
      await it.dialog.locator('[part=confirm]').click()
      await it.sees('[part=summary]')
    },
  },
  form: [['categories', /^TC\d+$/]],
}
