import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-toast',
  markup: (word) =>
    `<eb-toast open close-time="0" type="danger" heading="${word('没有保存', 'Not saved')}"></eb-toast>`,
  openings: {
    toast: (it) => it.sees('[part=toast]'),
    'a toast that was closed': async (it) => {
      await it.inside('[part=toast] button').click()
      await expect(it.inside('[part=toast]')).toHaveCount(0)
    },
  },
}
