import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

const picture = join(import.meta.dirname, '..', 'support', 'picture.png')

export const record: ElementRecord = {
  tag: 'eb-rich-text',
  markup: (word) =>
    `<eb-rich-text name="detail" required label="${word('图文详情', 'Details')}"></eb-rich-text>`,
  shown: (it) => it.sees('[part=text][contenteditable=true]'),
  openings: {
    'a text that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a text': async (it) => {
      await it.part('text').click()
      await it.page.keyboard.type('A1')
    },
    'font sizes': async (it) => {
      await it.press('font-size')
      await it.sees('[role=menu]')
    },
    'a colour': async (it) => {
      await it.inside('.eb-rich-text__tool[aria-haspopup=dialog]').first().click()
      await it.sees('.eb-rich-text__swatch')
    },
    'an address': async (it) => {
      await it.part('text').click()
      await it.key('Control+k')
      await it.sees('.eb-rich-text__link input')
    },
    'an image': async (it) => {
      await it.part('text').click()
      await it.inside('input[type=file]').first().setInputFiles(picture)
      await expect(it.inside('.eb-rich-text__image--stored')).toHaveCount(1)
    },
  },
  form: [['detail', /A1.*<img src="http/]],
}
