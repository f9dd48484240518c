import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-dialog',
  markup: (word) => `<eb-dialog heading="${word('备注', 'Remark')}"><p>1</p></eb-dialog>`,
  openings: {
    dialog: async (it) => {
      await it.call('show')
      await expect(it.dialog).toBeVisible()
    },
    'a dialog that was answered': async (it) => {
      await it.call('show')
      await it.dialog.locator('button').last().click()
      await expect(it.dialog).toHaveCount(0)
    },
  },
}
