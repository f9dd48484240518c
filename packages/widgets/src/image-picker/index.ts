export { ImagePicker } from './ImagePicker'
export type { ImagePickerHandle, ImagePickerProps, RefusedImage } from './props'
