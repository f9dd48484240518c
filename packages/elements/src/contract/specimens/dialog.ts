import { dialog, dialogReference } from '../../pure/dialog'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(dialog, dialogReference),
  isButtonless: true,
  attributes: { heading: '备注' },
  isFocusableOpen: true,
  open: async (element) => (element as unknown as { show(): void }).show(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
