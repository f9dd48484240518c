import { productPicker } from '../product-picker'

productPicker.register()

export * from '../product-picker'
