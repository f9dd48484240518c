import { sendKeys } from '@web/test-runner-commands'
import { suggest, suggestReference } from '../../pure/suggest'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(suggest, suggestReference),
  isTypedInto: true,
  isButtonless: true,
  attributes: { suggestions: '["湖畔酒店","湖景酒店"]' },
  values: ['湖畔酒店', '别处, 任意文字'],
  samples: { suggestions: { text: '["山居"]', value: ['山居'] } },
  floats: true,
  open: async (element) => (element as unknown as { show(): void }).show(),
  close: async (element) => (element as unknown as { hide(): void }).hide(),
  isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
  // Shown after a failure, or with an invalid value.
  partsElsewhere: ['retry', 'message'],
  textField: (element) => inside(element, '[part=input]'),
  change: async (element) => {
    inside(element, '[part=input]').focus()
    await sendKeys({ type: 'typed' })
    inside(element, '[part=input]').blur()
    return 'typed'
  },
}
