import { refundQr, refundQrReference } from '../../pure/refund-qr'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(refundQr, refundQrReference),
  open: async (element) => inside(element, '.eb-refund-qr > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
