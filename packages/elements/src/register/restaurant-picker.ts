import { restaurantPicker } from '../pure/restaurant-picker'

restaurantPicker.register()

export * from '../pure/restaurant-picker'
