import { checkboxGroup, checkboxGroupReference } from '../../pure/checkbox-group'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(checkboxGroup, checkboxGroupReference),
  isButtonless: true,
  attributes: { options: '[{"value":"spa"},{"value":"gym","label":"健身房"}]' },
  samples: {
    options: { text: '[{"value":"pool"}]', value: [{ value: 'pool' }] },
    selection: { text: '["gym"]', value: ['gym'] },
  },
  values: ['gym', 'spa,gym'],
  change: async (element) => {
    inside(element, 'input').click()
    return 'spa'
  },
  partsElsewhere: ['message'],
}
