export { ImageCropper } from './ImageCropper'
export type { CropOptions, CropRatio, CropResult, ImageCropperHandle, ImageCropperProps } from './props'
