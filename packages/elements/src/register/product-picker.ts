import { productPicker } from '../pure/product-picker'

productPicker.register()

export * from '../pure/product-picker'
