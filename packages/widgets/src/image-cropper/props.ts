import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** A ratio that can be chosen: `screen` is 0.56, a standard phone's screen held upright. @spec W-CROP-2 */
export type CropRatio = 'original' | '1:1' | '4:3' | '3:4' | 'screen' | 'custom'

/** What was cut out, and where it is now. @spec W-CROP-11 */
export interface CropResult {
  /** Left edge of the rectangle in px of the picture, as it lies after `rotate` and flips. */
  x: number
  /** Top edge. */
  y: number
  /** Width in px of the picture. */
  width: number
  /** Height in px of the picture. */
  height: number
  /** -1 when the picture was flipped sideways, else 1. */
  scaleX: number
  /** -1 when it was flipped upside down, else 1. */
  scaleY: number
  /** Degrees clockwise, from 0 up to 360. */
  rotate: number
  /** Address of the picture it was cut from, where it has one; of a file the browser’s own, for this page. */
  originImage: string
  /** Address of what was cut out. */
  cropImage: string
  /** Key of what was cut out in the object store: no other picture ever gets it. */
  unique: string
}

/** What a single call of `crop` may want otherwise. */
export type CropOptions = Partial<
  Pick<ImageCropperProps, 'ratio' | 'ratios' | 'aspectRatio' | 'outputWidth' | 'outputHeight' | 'heading'>
>

/** What a page can do with the cropper. */
export interface ImageCropperHandle {
  /** Opens it. */
  show(): void
  /** Closes it without asking. */
  hide(): void
  /** Focuses the button that opens it. */
  focus(): void
  /** Opens with a picture: a file or an address. Undefined when cancelled. */
  crop(image: Blob | string, options?: CropOptions): Promise<CropResult | undefined>
}

export interface ImageCropperProps {
  /** Opens the dialog while true. */
  open?: boolean
  /** Address of the picture. Without one, and without `image`, the dialog asks for it. @spec W-CROP-3 */
  src?: string | undefined
  /** The picture itself, a file for instance; it counts before `src`. */
  image?: Blob | string | undefined
  /** The ratio it begins with. Default `1:1`. @spec W-CROP-13 */
  ratio?: CropRatio | undefined
  /** Ratios to choose from. Default: all. */
  ratios?: readonly CropRatio[] | undefined
  /** Width through height of `custom`. Default: free. */
  aspectRatio?: number | undefined
  /** Px that the result is wide at most: more are made fewer, fewer stay. Default: as many as were cut out. */
  outputWidth?: number | undefined
  /** Px that the result is high at most. Default: as many as were cut out. */
  outputHeight?: number | undefined
  /** Nothing is uploaded: `eb-crop` brings the picture as a `Blob`, and `cropImage` is an address for this page. */
  noUpload?: boolean
  /** Who reads what was cut out: everybody, or who is signed in at the hotel. Default `public`. */
  visibility?: 'public' | 'private' | undefined
  /** Title of the dialog. Default 裁剪图片. */
  heading?: string | undefined
  /** Words of the button. Default 裁剪图片. */
  buttonLabel?: string | undefined
  /** No button: it opens by `show()`, `crop()` and `open`. */
  noButton?: boolean
  /** Nothing can be cropped. */
  disabled?: boolean
  /** It opened. */
  onShow?(): void
  /** It closes. */
  onHide?(): void
  /** It is gone from the screen. */
  onAfterHide?(): void
  /** A picture was cut out, and is uploaded. */
  onCrop?(detail: { result: CropResult; blob: Blob }): void
  /** It was closed without a result. */
  onCancel?(): void
  /** Keeps what was begun while the widget is not on the page. */
  draft?: { current: unknown }
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ImageCropperHandle | null>
}
