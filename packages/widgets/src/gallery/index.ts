export type { Slide } from '../viewer/Slide'
export { Gallery } from './Gallery'
export type { GalleryHandle, GalleryProps } from './props'
