import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

export const record: ElementRecord = {
  tag: 'eb-suggest',
  markup: (word) => `<eb-suggest name="hotel" required label="${word('酒店', 'Hotel')}"
    suggestions='${json([word('湖畔酒店', 'Lakeside'), word('湖景酒店', 'Lake view')])}'></eb-suggest>`,
  openings: {
    'a field that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    suggestions: async (it) => {
      await it.inside('input').fill(it.word('湖', 'Lake'))
      await expect(it.inside('[role=option]')).toHaveCount(2)
    },
    'suggestions that did not come': async (it) => {
      await it.element.evaluate((element) =>
        Object.assign(element, { source: () => Promise.reject(new Error('none')) }),
      )
      await it.inside('input').fill('x')
      await it.sees('[part=retry]')
    },
    'a text of its own': async (it) => {
      await it.set('source', undefined)
      await it.type('input', 'X 1')
    },
  },
  form: [['hotel', 'X 1']],
}
