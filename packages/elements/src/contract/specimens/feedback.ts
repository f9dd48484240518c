import { until } from '@ebkit/testing/browser'
import { feedback, feedbackReference } from '../../pure/feedback'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(feedback, feedbackReference),
  attributes: { list: '' },
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  open: async (element) => inside(element, '[part=button]').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
  partsElsewhere: ['cancel', 'ok', 'toast'],
}
