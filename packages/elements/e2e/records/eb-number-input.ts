import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-number-input',
  markup: (word) => `<eb-number-input name="stock" min="2" max="99" value="4" required
    label="${word('库存', 'Stock')}" unit="${word('件', 'pcs')}"></eb-number-input>`,
  openings: {
    'what is beyond the limit': (it) => it.type('input', '120'),
    'what is wrong with a value of the page': async (it) => {
      await it.set('value', '1000')
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a number': async (it) => {
      await it.type('input', '42')
      await expect(it.inside('input')).toHaveValue('42')
    },
  },
  form: [['stock', '42']],
}
