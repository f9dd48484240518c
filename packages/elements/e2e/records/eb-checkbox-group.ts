import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'
import { missing } from '../support/openings'

export const record: ElementRecord = {
  tag: 'eb-checkbox-group',
  markup: (word) =>
    `<eb-checkbox-group name="extra" required value="gone" label="${word('设施', 'Extras')}" options='${json([
      { value: 'spa', label: word('水疗', 'Spa') },
      { value: 'gym', label: word('健身房', 'Gym'), disabled: true },
    ])}'></eb-checkbox-group>`,
  openings: {
    nothing: async (it) => {
      await it.set('value', '')
      await missing(it)
    },
    'a choice': (it) => it.inside('input').first().click(),
  },
  form: [['extra', 'spa']],
}
