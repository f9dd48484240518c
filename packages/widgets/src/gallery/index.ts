export { Gallery } from './Gallery'
export type { GalleryHandle, GalleryProps, Slide } from './props'
