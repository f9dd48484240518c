export { CountryPicker } from './CountryPicker'
export type { CountryEntry } from './countries'
export type { CountryPickerHandle, CountryPickerProps } from './props'
