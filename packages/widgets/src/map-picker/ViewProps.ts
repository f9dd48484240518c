import type { MapPickerModel, MapPickerState } from './mapPickerModel'
import type { Text } from './strings'

/** What each part of the view gets. */
export interface ViewProps {
  model: MapPickerModel
  state: MapPickerState
  text: Text
}
