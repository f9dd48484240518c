import { imagePicker } from '../image-picker'

imagePicker.register()

export * from '../image-picker'
