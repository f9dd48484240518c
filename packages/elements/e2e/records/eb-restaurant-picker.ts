import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-restaurant-picker',
  markup: () => '<eb-restaurant-picker></eb-restaurant-picker>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    dialog: async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
  },
}
