import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

export const record: ElementRecord = {
  tag: 'eb-tabs',
  markup: (word) =>
    `<eb-tabs label="${word('订单', 'Orders')}" items='${json([
      { value: 'open', label: word('待发货', 'To ship'), count: 3 },
      { value: 'sent', label: word('已发货', 'Shipped') },
    ])}'><p slot="open">3</p><p slot="sent">0</p></eb-tabs>`,
  openings: {
    'another tab': async (it) => {
      await it.inside('[role=tab]').last().click()
      await expect(it.page.locator('[slot=sent]')).toBeVisible()
    },
  },
}
