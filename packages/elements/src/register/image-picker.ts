import { imagePicker } from '../pure/image-picker'

imagePicker.register()

export * from '../pure/image-picker'
