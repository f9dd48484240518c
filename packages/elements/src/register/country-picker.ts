import { countryPicker } from '../country-picker'

countryPicker.register()

export * from '../country-picker'
