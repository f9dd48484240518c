import type { MapPickerModel, MapPickerState } from './mapPickerModel'
import type { Text } from './strings'

/** Props of each part of the view. */
export interface ViewProps {
  model: MapPickerModel
  state: MapPickerState
  text: Text
}
