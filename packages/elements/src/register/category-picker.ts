import { categoryPicker } from '../pure/category-picker'

categoryPicker.register()

export * from '../pure/category-picker'
