import { imageCropper } from '../pure/image-cropper'

imageCropper.register()

export * from '../pure/image-cropper'
