export { MapPicker } from './MapPicker'
export { isMapPosition, type MapPosition, positionEntries, positionOfText, positionText } from './MapPosition'
export type { MapPickerHandle, MapPickerProps } from './props'
