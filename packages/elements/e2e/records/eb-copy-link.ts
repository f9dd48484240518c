import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-copy-link',
  markup: () => '<eb-copy-link value="https://example.com/t/8" close-time="60000"></eb-copy-link>',
  openings: {
    'a link that was copied': async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
    'a link that was not copied': async (it) => {
      await it.page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
        document.execCommand = () => false
      })
      await it.press('button')
      await it.sees('[part=link]')
    },
  },
}
