import { mapPicker, mapPickerReference } from '../../pure/map-picker'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(mapPicker, mapPickerReference),
  open: async (element) => inside(element, '.eb-map-picker > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
