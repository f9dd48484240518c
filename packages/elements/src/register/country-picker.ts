import { countryPicker } from '../pure/country-picker'

countryPicker.register()

export * from '../pure/country-picker'
