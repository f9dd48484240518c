import { restaurantPicker, restaurantPickerReference } from '../../pure/restaurant-picker'
import type { Specimen } from '../Specimen'
import { dialogOf, inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(restaurantPicker, restaurantPickerReference),
  open: async (element) => inside(element, '.eb-restaurant-picker > button').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(dialogOf(element)?.matches(':modal')),
}
