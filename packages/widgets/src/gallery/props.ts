import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { Slide } from '../viewer/Slide'

/** What a page can do with the gallery. */
export interface GalleryHandle {
  /** Opens the picture at this place, counted from 0. Default: the first. */
  show(index?: number): void
  /** Closes it. */
  hide(): void
  /** Focuses the first small picture. */
  focus(): void
}

export interface GalleryProps {
  /** The pictures, in order. Default: the images that stand inside the element. */
  items?: readonly Slide[] | undefined
  /** Opens the gallery while true. */
  open?: boolean
  /** Place of the picture that is shown or opens next, counted from 0. Default 0. */
  index?: number | undefined
  /** No small pictures: it opens by `show()` and `open`. */
  noGrid?: boolean
  /** Width of a small picture in px, at least. Default 120. */
  thumbnailSize?: number | undefined
  /** After the last picture comes the first. */
  loop?: boolean
  /** Accessible name. Default 图片. */
  label?: string | undefined
  /** It opened. */
  onShow?(detail: { index: number }): void
  /** It closes. */
  onHide?(): void
  /** It is gone from the screen. */
  onAfterHide?(): void
  /** Another picture is shown. */
  onChange?(detail: { index: number }): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<GalleryHandle | null>
}
