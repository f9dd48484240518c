export { CountryPicker } from './CountryPicker'
export type { CountryEntry } from './countries'
export { type CountryPickerHandle, type CountryPickerProps, countryPickerSizes } from './props'
