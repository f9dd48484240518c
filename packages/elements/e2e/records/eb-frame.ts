import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-frame',
  markup: () => '<eb-frame></eb-frame>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    dialog: async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
  },
}
