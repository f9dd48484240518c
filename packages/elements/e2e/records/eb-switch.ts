import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-switch',
  markup: (word) => `<label>${word('在售', 'On sale')} <eb-switch name="sale" required></eb-switch></label>`,
  openings: {
    'one that has to be on': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    on: (it) => it.inside('[role=switch]').click(),
  },
  form: [['sale', '1']],
}
