import { mapPicker } from '../pure/map-picker'

mapPicker.register()

export * from '../pure/map-picker'
