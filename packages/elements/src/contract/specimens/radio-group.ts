import { radioGroup, radioGroupReference } from '../../pure/radio-group'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(radioGroup, radioGroupReference),
  isButtonless: true,
  attributes: { options: '[{"value":"spa"},{"value":"gym","label":"健身房"}]' },
  samples: { options: { text: '[{"value":"pool"}]', value: [{ value: 'pool' }] } },
  values: ['gym', 'spa'],
  change: async (element) => {
    inside(element, 'input').click()
    return 'spa'
  },
  partsElsewhere: ['message'],
}
