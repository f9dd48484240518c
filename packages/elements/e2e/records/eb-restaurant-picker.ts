import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-restaurant-picker',
  markup: (word) => `<eb-restaurant-picker name="dishes" required max="3"
    label="${word('菜品', 'Dishes')}"></eb-restaurant-picker>`,
  shown: (it) => it.sees('[part=button]'),
  openings: {
    'one that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a list that does not come': async (it) => {
      const fault = it.fail('/restaurant-api/')
      await it.press('button')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await expect(it.dialog.locator('[role=alert]').first()).toBeVisible()
    },
    'a search that finds nothing': async (it) => {
      await it.press('button')
      await it.dialog.getByRole('searchbox').fill('zzzz')
      await expect(it.dialog.locator('[part=choose]')).toHaveCount(0)
      await it.settled()
    },
  },
}
