import { wecomGate, wecomGateReference } from '../../pure/wecom-gate'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(wecomGate, wecomGateReference),
  open: async (element) => inside(element, '.eb-wecom-gate > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
