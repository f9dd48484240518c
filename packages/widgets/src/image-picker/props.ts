import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { UploadedEntry } from '../uploader'

/** Methods for the page. */
export interface ImagePickerHandle {
  /** Focuses the button that opens the image library. */
  focus(): void
  /** Opens the image library; with `storage="images"` the browser’s dialog, which requires a click or key. */
  open(): void
}

/** An image that was refused. */
export interface RefusedImage {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** `wrong-type`, `too-large`, `wrong-both` or `too-many`. */
  code: string
  /** The reason, in the language of the user. */
  message: string
}

export interface ImagePickerProps {
  /** The chosen images, in order, including those that the page sets. */
  images?: readonly UploadedEntry[]
  /**
   * The identifier of an image in `value` and in forms: its key in the store, its address, or its id. Default `path`. With `ossDisplayId` the library is always that of the file service.
   */
  valueKey?: 'path' | 'url' | 'ossDisplayId' | undefined
  /** Several images, which can be reordered. Default: one, which the next one replaces. */
  multiple?: boolean
  /** Maximum number of images, with `multiple`. Default 1000; 0 means no limit. @spec W-IPK-5 */
  max?: number | undefined
  /** Accepted extensions: `jpg,png`. Default: all image types. @spec W-IPK-2 */
  accept?: string | undefined
  /** Maximum size of an image in bytes. Default 10485760; 0 means no limit. @spec W-IPK-3 */
  maxSize?: number | undefined
  /** Crops each image before it is added: the ratio, such as `16:9`, or `free`. Default: no cropping. */
  crop?: string | undefined
  /**
   * `files`: the file service’s image library; `images`: no library, images are uploaded with the token for images.
   * Default `files`.
   */
  storage?: 'files' | 'images' | undefined
  /**
   * Who can read the images: everyone, or users who are signed in at the hotel. Default `public`: they are for
   * guests.
   */
  visibility?: 'public' | 'private' | undefined
  /** The library opens at the user’s own files. */
  private?: boolean | undefined
  /** Id of the initially open folder, in which dropped images are registered. Default: the root of the library. */
  directory?: string | undefined
  /** The app of uploads. Default `eb`. */
  app?: string | undefined
  /** The scene of uploads. Default `default`. */
  scene?: string | undefined
  /** Nothing can be added, removed or moved; images can be opened. */
  readonly?: boolean
  /** Text of the button. Default 选择图片; 更换图片 if a choice replaces the image. */
  buttonLabel?: string | undefined
  /** Title of the image library. Default 选择图片. */
  heading?: string | undefined
  /** Help text below the button. Default: the limits; empty for none. */
  hint?: string | undefined
  /** Name in forms. */
  name?: string | undefined
  /** Nothing can be added, removed or moved. */
  disabled?: boolean
  /** Accessible name. Default 图片. */
  label?: string | undefined
  /** The error message, shown once the user has interacted with the field. */
  errorMessage?: string | undefined
  /** Called with the reason if the value cannot be submitted, and without one when it can. */
  reportProblem?(message?: string): void
  /** Keeps images that are not uploaded yet while the widget is not on the page. */
  draft?: { current: unknown }
  /** Images were chosen, removed or moved. */
  onChange?(detail: { value: UploadedEntry[] }): void
  /** The image library is about to open; return false to keep it closed. */
  onBeforeOpen?(): boolean | undefined
  /** An image was refused. */
  onRefuse?(detail: RefusedImage): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ImagePickerHandle | null>
}
