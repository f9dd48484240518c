import { imageCropper } from '../image-cropper'

imageCropper.register()

export * from '../image-cropper'
