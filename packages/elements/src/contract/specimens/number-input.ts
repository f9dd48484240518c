import { sendKeys } from '@web/test-runner-commands'
import { numberInput, numberInputReference } from '../../pure/number-input'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(numberInput, numberInputReference),
  isTypedInto: true,
  values: ['5', '12.5'],
  textField: (element) => inside(element, 'input'),
  change: async (element) => {
    inside(element, 'input').focus()
    await sendKeys({ type: '42' })
    inside(element, 'input').blur()
    return '42'
  },
  partsElsewhere: ['message', 'note', 'unit'],
}
