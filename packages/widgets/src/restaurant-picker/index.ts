export { isIdValue, parseIds } from '../picker/idList'
export { idOfDish } from './dishSource'
export type {
  ChosenDish,
  DishReference,
  RestaurantPickerHandle,
  RestaurantPickerProps,
  RestaurantPickOptions,
} from './props'
export { RestaurantPicker } from './RestaurantPicker'
