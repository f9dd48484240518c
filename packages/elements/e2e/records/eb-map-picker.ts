import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-map-picker',
  markup: () => '<eb-map-picker></eb-map-picker>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    dialog: async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
  },
}
