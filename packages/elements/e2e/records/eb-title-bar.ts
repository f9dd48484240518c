import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

export const record: ElementRecord = {
  tag: 'eb-title-bar',
  markup: (word) => `<eb-title-bar heading="${word('订单', 'Orders')}" picker="range"
    actions='${json([{ value: 'add', label: word('新建', 'New'), primary: true }])}'></eb-title-bar>`,
  shown: (it) => it.sees('[part=start]'),
  openings: {
    calendar: async (it) => {
      await it.press('button')
      await it.sees('[data-day]')
    },
    'a range': async (it) => {
      await it.type('[part=start]', '2026-11-01')
      await it.type('[part=end]', '2026-11-07')
    },
    'a date in its place': async (it) => {
      await it.set('picker', 'date')
      await expect(it.inside('[part=end]')).toHaveCount(0)
      await it.press('button')
      await it.sees('[data-day]')
    },
  },
}
