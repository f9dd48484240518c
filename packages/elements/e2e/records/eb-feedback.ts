import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-feedback',
  markup: () => '<eb-feedback list></eb-feedback>',
  openings: {
    'an empty list of toasts': async (it) => {
      await it.press('button')
      await expect(it.dialog).toBeVisible()
    },
    'a question': async (it) => {
      await it.element.evaluate(
        (element, text) => {
          void (element as unknown as { confirm(text: string): void }).confirm(text)
        },
        it.word('下架？', 'Take it off?'),
      )
      await it.sees('[part=ok]')
    },
    'a toast': async (it) => {
      await it.element.evaluate(
        (element, text) => {
          void (element as unknown as { toast(text: string): void }).toast(text)
        },
        it.word('已下架', 'Off'),
      )
      await it.sees('[part=toast]')
    },
    'a list of toasts': async (it) => {
      await it.press('button')
      await expect(it.dialog).toContainText(it.word('已下架', 'Off'))
    },
  },
}
