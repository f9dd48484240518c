export { RestaurantPicker, type RestaurantPickerHandle, type RestaurantPickerProps } from './RestaurantPicker'
