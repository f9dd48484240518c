export { isIdValue, parseIds } from '../picker/idList'
export { CategoryPicker } from './CategoryPicker'
export { idOfCategory } from './categorySource'
export type {
  CategoryPickerHandle,
  CategoryPickerProps,
  CategoryPickOptions,
  CategoryReference,
  ChosenCategory,
} from './props'
export type { TabChoice as CategoryTabChoice } from './tabs'
