export { ProductPicker } from './ProductPicker'
export { keyOfProduct, parseKey, parseKeys } from './productKey'
export type {
  ChosenProduct,
  LockedFilter,
  PickOptions,
  ProductPickerHandle,
  ProductPickerProps,
  ProductReference,
} from './props'
export type { TabChoice } from './tabChoices'
