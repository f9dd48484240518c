import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-scope',
  isEmpty: true,
  markup: () => '<eb-scope theme="dark"><eb-switch name="sale"></eb-switch></eb-scope>',
  openings: {
    'an element that takes its theme': async (it) => {
      await expect(it.page.locator('eb-switch [role=switch]')).toBeVisible()
      await expect(it.page.locator('eb-switch .eb-element')).toHaveCSS('color-scheme', 'dark')
    },
  },
  form: [['sale', '0']],
}
