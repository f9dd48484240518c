import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** An available ratio; `screen` is 0.56, a standard phone's screen held upright. @spec W-CROP-2 */
export type CropRatio = 'original' | '1:1' | '4:3' | '3:4' | 'screen' | 'custom'

/** The crop and its address. @spec W-CROP-11 */
export interface CropResult {
  /** Left edge of the rectangle in px of the picture, after `rotate` and flips. */
  x: number
  /** Top edge. */
  y: number
  /** Width in px of the picture. */
  width: number
  /** Height in px of the picture. */
  height: number
  /** -1 if the picture was flipped horizontally, otherwise 1. */
  scaleX: number
  /** -1 if it was flipped vertically, otherwise 1. */
  scaleY: number
  /** Degrees clockwise, from 0 up to 360. */
  rotate: number
  /** Address of the picture; for a file, an object URL of this page. */
  originImage: string
  /** Address of the crop. */
  cropImage: string
  /** Key of the crop in the object store, unique to this crop. */
  unique: string
}

/** Options of a single `crop` call. */
export type CropOptions = Partial<
  Pick<ImageCropperProps, 'ratio' | 'ratios' | 'aspectRatio' | 'outputWidth' | 'outputHeight' | 'heading'>
>

/** Methods for the page. */
export interface ImageCropperHandle {
  /** Opens the dialog. */
  show(): void
  /** Closes the dialog without asking. */
  hide(): void
  /** Focuses the button that opens the dialog. */
  focus(): void
  /** Opens the dialog with a picture, a file or an address. Resolves to undefined if the user cancels. */
  crop(image: Blob | string, options?: CropOptions): Promise<CropResult | undefined>
}

export interface ImageCropperProps {
  /** Opens the dialog while true. */
  open?: boolean
  /** Address of the picture. Without one, and without `image`, the dialog asks for it. Default: none. @spec W-CROP-3 */
  src?: string | undefined
  /** The picture itself, for example a file; takes precedence over `src`. Default: none. */
  image?: Blob | string | undefined
  /** The initial ratio. Default `1:1`. @spec W-CROP-13 */
  ratio?: CropRatio | undefined
  /** The available ratios. Default: all. */
  ratios?: readonly CropRatio[] | undefined
  /** Width divided by height of `custom`. Default: free. */
  aspectRatio?: number | undefined
  /** Maximum width of the result in px; a larger crop is scaled down. Default: the size of the crop. */
  outputWidth?: number | undefined
  /** Maximum height of the result in px. Default: the size of the crop. */
  outputHeight?: number | undefined
  /** Uploads nothing: `eb-crop` contains the picture as a `Blob`, and `cropImage` is an object URL of this page. */
  noUpload?: boolean
  /** Who can read the crop: everybody, or users who are signed in at the hotel. Default `public`. */
  visibility?: 'public' | 'private' | undefined
  /** Title of the dialog. Default 裁剪图片. */
  heading?: string | undefined
  /** Text of the button. Default 裁剪图片. */
  buttonLabel?: string | undefined
  /** Hides the button. The dialog opens by `show()`, `crop()` and `open`. */
  noButton?: boolean
  /** Disables cropping. */
  disabled?: boolean
  /** The dialog opened. */
  onShow?(): void
  /** The dialog closes. */
  onHide?(): void
  /** The closing animation has ended. */
  onAfterHide?(): void
  /** A picture was cropped, and uploaded unless `no-upload` is set. */
  onCrop?(detail: { result: CropResult; blob: Blob }): void
  /** The dialog was closed without a result. */
  onCancel?(): void
  /** Keeps the state while the widget is not on the page. */
  draft?: { current: unknown }
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ImageCropperHandle | null>
}
