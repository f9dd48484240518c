import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-poster',
  markup: () => '<eb-poster></eb-poster>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    dialog: async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
  },
}
