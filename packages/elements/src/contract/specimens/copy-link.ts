import { until } from '@ebkit/testing/browser'
import { copyLink, copyLinkReference } from '../../pure/copy-link'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(copyLink, copyLinkReference),
  attributes: { value: 'https://example.com/t/8F2K', 'close-time': '60000' },
  open: async (element) => {
    inside(element, '[part=button]').click()
    await until(() => inside(element, 'dialog:modal'), 'result')
  },
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
  partsElsewhere: ['link'],
}
