import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { Slide } from '../viewer/Slide'

/** Methods for the page. */
export interface GalleryHandle {
  /** Opens the image at this index, counted from 0. Default: the first. */
  show(index?: number): void
  /** Closes the viewer. */
  hide(): void
  /** Focuses the first thumbnail. */
  focus(): void
}

export interface GalleryProps {
  /** The images, in order. Default: the images inside the element. */
  items?: readonly Slide[] | undefined
  /** Opens the viewer when set to true, closes it when set to false. */
  open?: boolean
  /** Index of the image that is shown or opens next, counted from 0. Default 0. */
  index?: number | undefined
  /** Hides the thumbnails. The viewer opens by `show()` and `open`. */
  noGrid?: boolean
  /** Minimum width of a thumbnail in px. Default 120. */
  thumbnailSize?: number | undefined
  /** Continues from the last image to the first. */
  loop?: boolean
  /** Accessible name. Default 图片. */
  label?: string | undefined
  /** The viewer opened. */
  onShow?(detail: { index: number }): void
  /** The viewer closes. */
  onHide?(): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** Another image is shown. */
  onChange?(detail: { index: number }): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<GalleryHandle | null>
}
