import { switchElement, switchElementReference } from '../../pure/switch'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(switchElement, switchElementReference),
  isButtonless: true,
  values: ['1', '0'],
  emptyText: '0',
  change: async (element) => {
    inside(element, 'input').click()
    return '1'
  },
  partsElsewhere: ['message'],
}
