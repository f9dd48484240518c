import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-product-picker',
  markup: (word) => `<eb-product-picker name="gifts" required max="2" activity-type="23"
    tabs='["default","13","19","24","29","30"]' label="${word('商品', 'Products')}"></eb-product-picker>`,
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
    'a choice that is given up': async (it) => {
      await it.press('button')
      await it.dialog.getByRole('searchbox').fill('')
      await it.dialog.locator('[role=tab]').first().click()
      await it.dialog.locator('[part=choose]').first().click()
      await it.key('Escape')
      await expect(it.dialog.getByRole('status').last()).not.toBeEmpty()
    },
    'a choice': async (it) => {
      // Esc returned to the choice.
      await it.dialog.locator('[part=confirm]').click()
      await it.sees('[part=summary]')
    },
  },
  form: [['gifts', /^TP\d+:\w+$/]],
}
